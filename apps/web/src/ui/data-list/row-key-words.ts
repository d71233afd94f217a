export const rowKeyWords = {
  title: 'Lists',
  next: 'Next row',
  previous: 'Previous row',
  open: 'Open the row in focus',
} as const;
