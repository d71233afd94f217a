import { inLanguages } from '../../../lib/language.ts';

const english = {
  offer: 'Practise first',
  offered: 'Practice has three harmless questions. Nothing of it is recorded or sent.',
  standing: 'Practice: nothing is kept',
  asks: 'This is the practice: nothing is submitted.',
  side: 'Camera and question status',
  title: 'That was the practice',
  answered: (answered: number, questions: number) =>
    `You answered ${answered} of ${questions} questions. Nothing was recorded, nothing left this computer, and it is forgotten now.`,
  timeUp:
    'The time of the practice is over: in an interview your answers would have been submitted now.',
  differs:
    'The interview looks the same. Its questions are the company’s, and its time runs once, also when the page is closed.',
  again: 'Practise again',
  back: 'Back to the invitation',
} as const;
export type PracticeWords = typeof english;

export const practiceWords = inLanguages('room-practice', english);
