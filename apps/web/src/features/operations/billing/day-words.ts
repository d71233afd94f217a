export const dayWords = {
  unheeded:
    'This installation is being updated, and this list is of all days. Reload the page in a few minutes to see the days that you chose.',
  unheededFile:
    'This installation is being updated, and the file would not have held what you chose. It was not saved; export again in a few minutes.',
};
