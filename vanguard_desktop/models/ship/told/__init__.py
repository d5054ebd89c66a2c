"""What is told of a step aboard: as news on a sheet, or as a page that was passed."""
