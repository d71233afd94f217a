export const sittingSaidWords = {
  title: 'What the candidate says',
  of: (clock: string, text: string) => `${clock} ${text}`,
  ofAnother: 'Another note',
  more: (count: number) =>
    count === 1 ? 'One more note is explained' : `${count} more notes are explained`,
  inReport: 'Read it in the report',
} as const;
