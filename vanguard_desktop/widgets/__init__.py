"""What stands around the scene: sheets, boards, tray, prompt bar, dialogs."""
