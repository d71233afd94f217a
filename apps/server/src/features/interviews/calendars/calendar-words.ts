export const calendarWords = {
  unknown: 'There is no such calendar.',
  tooMany: (most: number) => `There are ${most} calendars already.`,
  unreadable: 'This calendar could not be read.',
};
