import { type CsvValue, csvFile } from '../../../platform/csv/csv-rules.ts';

type Skill = {
  readonly skillName: string;
  readonly answers: readonly {
    readonly questionText: string;
    readonly difficulty: string;
    readonly options: readonly {
      readonly optionID: number;
      readonly label: string;
      readonly text: string;
      readonly isKey: boolean;
    }[];
    readonly choice: number | null;
    readonly isViewed: boolean;
    readonly isCorrect: boolean;
    readonly secondsSpent: number | null;
  }[];
};

const heading = [
  'Skill',
  'Question',
  'Text',
  'Difficulty',
  'Choice',
  'Choice text',
  'Key',
  'Key text',
  'Result',
  'Seconds',
];

/** One line a question, in the order of the report. */
export function answersCsv(skills: readonly Skill[]): string {
  const rows = skills.flatMap(({ skillName, answers }) =>
    answers.map((answer, index): CsvValue[] => {
      const chosen = answer.options.find(({ optionID }) => optionID === answer.choice);
      const key = answer.options.find(({ isKey }) => isKey);
      return [
        skillName,
        index + 1,
        answer.questionText,
        answer.difficulty,
        chosen?.label ?? null,
        chosen?.text ?? null,
        key?.label ?? null,
        key?.text ?? null,
        resultOf(answer),
        answer.secondsSpent,
      ];
    }),
  );
  return csvFile(heading, rows);
}

function resultOf({ isCorrect, choice, isViewed }: Skill['answers'][number]): string {
  if (isCorrect) return 'correct';
  if (choice !== null) return 'wrong';
  return isViewed ? 'no answer' : 'not seen';
}

/** A name that every file system takes. */
export function fileNameOf(...parts: readonly string[]): string {
  const words = parts
    .join(' ')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 120);
  return `${words === '' ? 'report' : words}.csv`;
}
