import { inLanguages } from '../../../lib/language.ts';

const english = {
  question: 'Do you need something to take part, such as more time, breaks or no camera?',
  ask: 'Ask before you begin',
  waiting:
    'What you asked for has no answer yet. You can begin now, and then the interview runs as it is: a later answer changes nothing of it.',
  see: 'See what you asked for',
  offered:
    'The company offers something in place of what you asked for. Begun now, the interview runs without it.',
  answer: 'Read it and answer',
};
export type NeedsWords = typeof english;

export const needsWords = inLanguages('room-needs', english);
