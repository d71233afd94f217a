/** What keeps a statement, or a row of it, from being read. */
export const bankWords = {
  noColumn: (column: string) =>
    `There is no column “${column}”. The first row names the columns: date, amount, currency, payer, reference.`,
  empty: 'The file has no row below its first one.',
  tooMany: (most: number) =>
    `The file has more than ${most.toLocaleString('en')} rows. Split it, and take one part after the other.`,
  unread: {
    date: 'This is no day, such as 2026-11-20 or 20.11.2026.',
    amount: 'This is no amount, such as 61.25 or 61,25.',
    currency: 'This is no currency, such as EUR.',
  },
  because: (bookedOn: string) => `Bank statement of ${bookedOn}`,
};
