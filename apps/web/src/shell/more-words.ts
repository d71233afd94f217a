export const moreWords = { more: 'More', close: 'Close' } as const;
