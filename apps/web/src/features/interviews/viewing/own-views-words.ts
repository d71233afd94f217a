import { inLanguages } from '../../../lib/language.ts';

/** For a candidate: who has watched the recording of an interview. */
export const ownViewsWords = inLanguages('own-views', {
  title: 'Who has watched the recording',
  what: 'who has watched it',
  none: 'Nobody has watched the recording yet.',
  deleted: { before: 'The recording was deleted on ', after: '.' },
  kept: { before: 'The recording is kept until ', after: ' and then deleted.' },
  list: 'Who has watched',
  shared: 'By a shared link',
  company: 'In the company',
  watched: (time: string) => `Watched ${time}`,
  watchedOf: (time: string, whole: string) => `Watched ${time} of ${whole}`,
  saved: 'May have downloaded the file',
});
