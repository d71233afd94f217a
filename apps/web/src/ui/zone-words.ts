import { inLanguages } from '../lib/language.ts';

export const zoneWords = inLanguages('zones', {
  none: 'No zone is called so. Try the largest city nearby.',
  list: 'Time zones',
  now: (offset: string, time: string) => `${offset}, now ${time}`,
});
