import { inLanguages } from '../lib/language.ts';

export const zoneWords = inLanguages('zones', {
  none: 'No time zone has this name. Try the largest city nearby.',
  list: 'Time zones',
  now: (offset: string, time: string) => `${offset}, now ${time}`,
});
