export const zoneWords = {
  none: 'No time zone has this name. Try the largest city nearby.',
  list: 'Time zones',
  now: (offset: string, time: string) => `${offset}, now ${time}`,
};
