export const feedWords = {
  nothingHere: 'There is no calendar at this address.',
  calendarName: 'Candor: my interviews',
};
