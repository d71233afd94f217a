export const noticeTitles = {
  filed: 'A candidate appeals: you can answer',
  alone: 'An appeal needs a second person',
  overdue: 'The answer to an appeal is late',
} as const;
