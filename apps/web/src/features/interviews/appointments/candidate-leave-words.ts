import { inLanguages } from '../../../lib/language.ts';

export const leaveWords = inLanguages('live-leave', {
  title: 'Cancel this interview?',
  unableTitle: 'Will no time do?',
  text: (company: string) => `${company} and everybody who takes part hear of it.`,
  reason: 'Reason',
  isUnable: 'I would like to take part, but no time will do',
  leave: 'Cancel the interview',
  unable: 'Tell the company',
  stay: 'Back to the interview',
  left: 'The company knows.',
});
