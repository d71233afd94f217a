export const usedByWords = {
  title: 'Used by',
  none: 'No interview yet.',
  interviews: (count: number) => (count === 1 ? '1 interview' : `${count} interviews`),
};
