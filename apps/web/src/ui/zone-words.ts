export const zoneWords = {
  none: 'No zone is called so. Try the largest city nearby.',
  list: 'Time zones',
  now: (offset: string, time: string) => `${offset}, now ${time}`,
};
