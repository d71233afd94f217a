import { inLanguages } from '../../../lib/language.ts';

/** Harmless ones: nobody is judged by them, and two say how the room works. Each may be answered as one likes. */
const english = {
  modules: [
    {
      name: 'How the room works',
      questions: [
        {
          text: 'How can an option be chosen?',
          options: [
            'By a click on it',
            'By its letter on the keyboard',
            'By the arrow keys, once one is chosen',
            'By any of these',
          ],
        },
        {
          text: 'What becomes of an answer when you go on to the next question?',
          options: [
            'It is saved by itself, and can be changed while this page stays open',
            'It is lost unless you press a button',
          ],
        },
      ],
    },
    {
      name: 'A word',
      questions: [
        {
          text: 'Which of these words reads the same from the back?',
          options: ['River', 'Level', 'Candle', 'Table'],
        },
      ],
    },
  ],
};
export type PracticeQuestionsWords = typeof english;

export const practiceQuestions = inLanguages('room-practice-questions', english);
