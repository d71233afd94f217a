import type { AppealState } from '@candor/contract/hiring/appeal-rules';

/** Beside an application, in one line. */
export const appealLineWords: Readonly<Record<AppealState | 'possible', string>> = {
  possible: 'You can appeal until ',
  open: 'You appealed. An answer is promised by ',
  upheld: 'You appealed. The decision stays.',
  overturned: 'You appealed, and it goes on.',
  withdrawn: 'You withdrew your appeal.',
};

export const appealLinkWords = (state: AppealState | 'possible', job: string) =>
  state === 'possible'
    ? { text: 'Appeal', label: `Appeal: ${job}` }
    : { text: 'See the appeal', label: `See the appeal: ${job}` };
