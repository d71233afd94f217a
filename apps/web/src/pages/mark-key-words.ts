export const markKeyWords = {
  title: 'Recording',
  next: 'Next moment',
  previous: 'Previous moment',
} as const;
