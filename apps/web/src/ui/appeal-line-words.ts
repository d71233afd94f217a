import type { AppealState } from '@candor/contract/hiring/appeal-rules';
import { inLanguages } from '../lib/language.ts';

/** Beside an application, in one line. */
export const appealLineWords: Readonly<Record<AppealState | 'possible', string>> = inLanguages(
  'appeal-line',
  {
    possible: 'You can appeal until ',
    open: 'You appealed. An answer is promised by ',
    upheld: 'You appealed. The decision stays.',
    overturned: 'You appealed, and it goes on.',
    withdrawn: 'You withdrew your appeal.',
  },
);

export const linkWords = inLanguages('appeal-link', {
  file: 'Appeal',
  fileOf: (job: string) => `Appeal: ${job}`,
  see: 'See the appeal',
  seeOf: (job: string) => `See the appeal: ${job}`,
});

export const appealLinkWords = (state: AppealState | 'possible', job: string) =>
  state === 'possible'
    ? { text: linkWords.file, label: linkWords.fileOf(job) }
    : { text: linkWords.see, label: linkWords.seeOf(job) };
