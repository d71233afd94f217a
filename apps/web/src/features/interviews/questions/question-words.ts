import { ANSWERS_FOR_FIGURES } from '@candor/contract/interviews/question-rules';
import { counted, type ListWords, unmatched } from '../../../ui/data-list/list-words.ts';
import type { StateShape } from '../../../ui/state-mark.tsx';
import type { QuestionPage, QuestionRow } from './question-queries.ts';

export const difficultyWords = { easy: 'Easy', medium: 'Medium', hard: 'Hard' } as const;
export const statusWords = {
  draft: 'Draft',
  review: 'In review',
  live: 'Live',
  retired: 'Retired',
} as const;
export const statusShapes: Readonly<Record<keyof typeof statusWords, StateShape>> = {
  draft: 'blank',
  review: 'waiting',
  live: 'good',
  retired: 'over',
};
export const resolutionWords = {
  retired: 'Retired',
  'new-version': 'New version',
  'no-error': 'Not an error',
} as const;
export const sortNames = {
  updated: 'Last changed first',
  oldest: 'Oldest change first',
  skill: 'Skill A–Z',
  exposure: 'Shown most first',
  facility: 'Most difficult first',
  discrimination: 'Least discriminating first',
} as const;

export const choicesOf = (words: Readonly<Record<string, string>>, all?: string) => [
  ...(all === undefined ? [] : [{ value: '', label: all }]),
  ...Object.entries(words).map(([value, label]) => ({ value, label })),
];

type Figures = Pick<QuestionRow, 'answered' | 'facility' | 'discrimination'>;

/** “64%”, or how far it is from one. */
export const facilityText = ({ answered, facility }: Figures): string =>
  facility === null ? notYet(answered) : `${Math.round(facility * 100)}%`;

export const discriminationText = ({ answered, discrimination }: Figures): string =>
  discrimination !== null
    ? discrimination.toFixed(2).replace('-', '−')
    : answered < ANSWERS_FOR_FIGURES
      ? notYet(answered)
      : 'no value';

/** In a list: how many answers there are already says the column beside it. */
export const listedDiscrimination = (figures: Figures): string =>
  figures.answered < ANSWERS_FOR_FIGURES && figures.discrimination === null
    ? '–'
    : discriminationText(figures);

const notYet = (answered: number): string => `${answered} of ${ANSWERS_FOR_FIGURES} answers`;

/** What moving there is called. */
export const moveWords = {
  draft: 'Back to draft',
  review: 'Send to review',
  live: 'Put live',
  retired: 'Retire',
} as const;

export const movedText = (count: number): string =>
  count === 1 ? '1 question moved' : `${count} questions moved`;

type Left = {
  readonly why: 'changed_meanwhile' | 'wrong_status' | 'not_latest' | 'was_shown';
};

/** “2 stayed: 1 in another state, 1 changed by somebody else.” Empty when none did. */
export function leftText(left: readonly Left[]): string {
  if (left.length === 0) return '';
  const words: Record<Left['why'], string> = {
    changed_meanwhile: 'changed by somebody else',
    wrong_status: 'in a state that does not lead there',
    not_latest: 'with a newer version',
    was_shown: 'shown to a candidate by then',
  };
  const counts = [...Map.groupBy(left, ({ why }) => why)].map(
    ([why, of]) => `${of.length} ${words[why]}`,
  );
  return `${left.length} stayed: ${counts.join(', ')}.`;
}

const count = counted('question', 'questions');

export const countedWords = {
  asOf: 'How often questions were shown and answered right is counted over interviews that are over, as of ',
  never:
    'How often questions were shown and answered right is counted in the night after an interview is over.',
};

export const listWords: ListWords<QuestionPage> = {
  title: 'Questions',
  what: 'the questions',
  count: (page) => (page.hasMore ? `${page.total}+ questions` : count(page)),
  none: {
    title: 'No questions yet',
    text: 'Write one, or import a file. A test draws from the questions that are live.',
  },
  unmatched: {
    title: unmatched('No question matches'),
    text: 'Try fewer words, or all skills and states.',
  },
};

/** The box that the table of versions scrolls in. */
export const versionsOfQuestion = 'Versions of this question';
