"""What is told of the world, below everything that is needed in play: its name, and the story unfolded by a press."""

from __future__ import annotations

from ...look.controls.lines import fill
from ...look.controls.panels import Panel
from ...look.controls.text import Text
from .fold_header import FoldHeader


class WorldStory(Panel):
    """A world without a story is not shown."""

    def __init__(self) -> None:
        super().__init__()
        self.body.setContentsMargins(12, 3, 12, 3)
        self.head = FoldHeader("planet")
        self.story = Text(role="body", color="text_soft", italic=True)
        self.story.hide()
        fill(self.body, self.head, self.story)
        self.head.toggled.connect(self.story.setVisible)

    def show_world(self, name: str, story: str) -> None:
        self.head.show_head(name, "", done=False, folds=True)
        self.story.setText(story)
        self.setVisible(bool(story))
