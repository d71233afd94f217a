import { labelled, optionFields } from '@candor/contract/interviews/option-rules';
import { currentLanguage } from '../../../lib/language.ts';
import type { InterviewSession } from './interview-session.ts';
import { practiceQuestions } from './practice-questions-words.ts';
import type { Question, SkillGroup, Started } from './questions.ts';
import { createWatched } from './watched.ts';

/** What questions and guards of the room need of an interview. */
export type PracticeSession = Pick<
  InterviewSession,
  'news' | 'answer' | 'repeat' | 'note' | 'noteLeaving'
> & { readonly started: Pick<Started, 'skillGroups' | 'tokenUsedCount' | 'questionLanguage'> };

/** Long enough that the clock is not red from the start. */
export const PRACTICE_SECONDS = 900;

/** A session that nobody hears: it has no link, asks no server and keeps nothing. */
export function createPracticeSession(): PracticeSession {
  const nothing = (): void => {};
  return {
    // They stay in it, whatever is chosen meanwhile.
    started: {
      ...{ skillGroups: practiceGroups(), tokenUsedCount: 0 },
      questionLanguage: currentLanguage(),
    },
    news: createWatched(null),
    ...{ answer: nothing, repeat: nothing, note: nothing, noteLeaving: nothing },
  };
}

function practiceGroups(): SkillGroup[] {
  let count = 0;
  return practiceQuestions.modules.map(({ name, questions }, module) => ({
    skillID: module + 1,
    skillName: name,
    questions: questions.map(({ text, options }): Question => {
      count += 1;
      const texts = new Map(labelled(options).map((one) => [one.label, one.text]));
      const number = count * 10;
      return {
        questionID: count,
        botInterviewQuestionID: count,
        questionText: text,
        ...{ questionCode: null, questionImageURL: null, questionImageAlt: '' },
        ...{ choice: null, isViewed: false, submissionStatus: 'not-submitted' },
        ...optionFields(
          (label) => texts.get(label) ?? '',
          (label) => (texts.has(label) ? number + label.charCodeAt(0) : null),
        ),
      };
    }),
  }));
}
