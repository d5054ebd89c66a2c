"""The command line: the game itself, and the tools around it, of which only `tour` needs Qt."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from vanguard_desktop.bots.names import KINDS, RANDOM, SENSIBLE
from vanguard_desktop.resources import LANGUAGES


def parser() -> argparse.ArgumentParser:
    cli = argparse.ArgumentParser(
        prog="vanguard-desktop", description="A campaign of exploration for one to four players."
    )
    cli.add_argument("--profile", type=Path, metavar="DIR", help="keep settings and saves in this folder")
    cli.add_argument(
        "--pack", type=Path, metavar="DIR", action="append", default=[], help="play with this content pack"
    )
    tools = cli.add_subparsers(dest="tool", metavar="TOOL")

    simulate = tools.add_parser("simulate", help="let bots play and check every position")
    simulate.add_argument("--games", type=count, default=100, metavar="N")
    simulate.add_argument("--campaigns", type=count, metavar="N", help="whole campaigns instead of single expeditions")
    simulate.add_argument("--missions", type=count, metavar="N", help="missions of the habitat instead of expeditions")
    simulate.add_argument("--mission", metavar="M", help="with --missions: this one and no other")
    simulate.add_argument("--operation", metavar="OP", help="with --campaigns: this operation instead of a campaign")
    simulate.add_argument("--cycles", type=int, metavar="N", help="with --campaigns: only the first cycles of each")
    simulate.add_argument("--log", type=Path, metavar="FILE", help="keep campaigns here, play only those missing")
    simulate.add_argument("--seed", type=int, default=1, metavar="S")
    simulate.add_argument("--bot", choices=KINDS, default=RANDOM)
    simulate.add_argument("--players", type=int, choices=(1, 2, 3, 4), metavar="P")
    simulate.add_argument("--world", metavar="W")
    simulate.add_argument("--harder", "--deadly", action="store_true", help="deadly injuries: a fourth one may kill")
    simulate.add_argument("--quick-start", action="store_true", help="the world of the training with recruits")
    simulate.add_argument("--crew", type=int, choices=(2, 3, 4), metavar="N", help="so many crew go")
    simulate.add_argument("--choose-seats", action="store_true", help="players with several crew choose their order")
    simulate.add_argument("--training", action="store_true", help="with the rules of the training expedition")
    simulate.add_argument("--real-dice", action="store_true", help="bots roll dice of their own and tell the results")
    simulate.add_argument(
        "--verify", action="store_true", help="play every game again in another process, saved and undone"
    )
    simulate.add_argument("--replay", action="store_true", help="the same from its events alone: a quicker --verify")
    simulate.add_argument("--everywhere", action="store_true", help="with --missions: again from every open question")
    simulate.add_argument("--only", type=int, metavar="N", help="play the N-th of these games and no other")
    simulate.add_argument("--jobs", type=some, metavar="N", help="so many games side by side (default: one per core)")
    simulate.add_argument("--pack", type=Path, metavar="DIR", action="append", default=argparse.SUPPRESS)

    balance = tools.add_parser("balance", help="let bots play many games of everything and tell what they come to")
    balance.add_argument("--games", type=count, default=200, metavar="N", help="of each table, at the most")
    balance.add_argument("--campaigns", type=count, default=0, metavar="N", help="of each table, at the most")
    balance.add_argument("--worlds", nargs="+", default=[], metavar="W", help="worlds and operations (default: all)")
    balance.add_argument("--players", nargs="+", type=int, choices=(1, 2, 3, 4), default=[2, 4], metavar="P")
    balance.add_argument("--bot", nargs="+", choices=KINDS, default=[SENSIBLE], metavar="B", help=", ".join(KINDS))
    balance.add_argument("--seed", type=int, default=1, metavar="S")
    balance.add_argument(
        "--aim", type=aim, metavar="LOW-HIGH", help="percent that should succeed: ends when it is sure"
    )
    balance.add_argument("--all", action="store_true", help="play all games, also where the band has decided")
    balance.add_argument("--json", type=Path, metavar="FILE", help="write everything that was counted")
    balance.add_argument("--html", type=Path, metavar="FILE", help="write it as a page with plots")
    balance.add_argument("--log", type=Path, metavar="FILE", help="keep games here, play only those missing")
    balance.add_argument("--jobs", type=some, metavar="N", help="so many games side by side (default: one per core)")
    balance.add_argument("--chunk", type=some, default=1, metavar="N", help="hand out so many games at a time")
    balance.add_argument("--scheduler", metavar="ADDRESS", help="of Dask, whose workers play (extra `lab`)")
    balance.add_argument("--pack", type=Path, metavar="DIR", action="append", default=argparse.SUPPRESS)

    tour = tools.add_parser("tour", help="draw every screen into PNG files")
    tour.add_argument("folder", type=Path, metavar="DIR")
    tour.add_argument("--language", choices=LANGUAGES, default="en", metavar="L")
    tour.add_argument("--size", default="1920x1080", metavar="WxH")
    tour.add_argument("--text-scale", type=int, default=100, metavar="P", help="text size in percent")
    tour.add_argument("--campaign", action="store_true", help="the pages of the ship book instead")
    tour.add_argument("--habitat", action="store_true", help="a mission of the habitat instead")
    tour.add_argument("--theme", choices=("night", "day", "high_contrast"), default="night", metavar="T")
    tour.add_argument("--pack", type=Path, metavar="DIR", action="append", default=argparse.SUPPRESS)

    doctor = tools.add_parser("doctor", help="verify a save and repair what can be repaired, in a copy")
    doctor.add_argument("file", type=Path, metavar="FILE")
    doctor.add_argument("--pack", type=Path, metavar="DIR", action="append", default=argparse.SUPPRESS)

    content = tools.add_parser("content", help="check content packs, write them in one form, or count them")
    content_tools = content.add_subparsers(dest="content_tool", required=True, metavar="check|format|report")
    check = content_tools.add_parser("check", help="read packs as the game would and name every mistake")
    check.add_argument("packs", type=Path, nargs="*", metavar="PACK")
    form = content_tools.add_parser("format", help="write the files of packs in one form")
    form.add_argument("packs", type=Path, nargs="*", metavar="PACK")
    content_tools.add_parser("report", help="how many cards of each family exist, against the target")
    return cli


def main(arguments: Sequence[str] | None = None) -> int:
    options = parser().parse_args(arguments)
    if options.tool is None:
        from vanguard_desktop.app.main import run

        return run(options)
    try:
        return _tool(options)
    except OSError as problem:  # a file or folder that was named cannot be used
        print(f"{problem.filename}: {problem.strerror}" if problem.filename else problem, file=sys.stderr)
        return 1


def _tool(options: argparse.Namespace) -> int:
    # Each tool is imported when it is asked for: bots need no Qt, and the game starts sooner.
    match options.tool:
        case "simulate" if options.campaigns is not None:
            from vanguard_desktop.bots.simulate_campaigns import simulate_campaigns

            return simulate_campaigns(options)
        case "simulate" if options.missions is not None:
            from vanguard_desktop.bots.simulate_missions import simulate_missions

            return simulate_missions(options)
        case "simulate":
            from vanguard_desktop.bots.simulate import simulate

            return simulate(options)
        case "balance":
            from vanguard_desktop.bots.lab.balance import balance

            return balance(options)
        case "tour":
            from vanguard_desktop.app.tour.tour import tour

            return tour(options)
        case "doctor":
            from vanguard_desktop.app.profile.packs import Packs
            from vanguard_desktop.app.profile.paths import folders
            from vanguard_desktop.play.checkup import check_up

            return check_up(options.file, Packs(options.pack, folders(options.profile).packs_file).box_of)
        case _:
            from vanguard_desktop.content import commands

            match options.content_tool:
                case "check":
                    return commands.check(options.packs)
                case "format":
                    return commands.format(options.packs)
                case _:
                    return commands.report()


def count(text: str) -> int:
    """So many of something, perhaps none."""
    number = int(text)
    if number < 0:
        raise argparse.ArgumentTypeError(f"{number} is less than none")
    return number


def some(text: str) -> int:
    """So many of something, at least one."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{number} is less than one")
    return number


def aim(text: str) -> tuple[float, float]:
    """From so many percent to so many, as shares."""
    low, dash, high = text.partition("-")
    if not (dash and low.isdecimal() and high.isdecimal() and int(low) < int(high) <= 100):
        raise argparse.ArgumentTypeError(f"{text} is no range of percent, such as 40-70")
    return int(low) / 100, int(high) / 100
