import {
  ATTRIBUTES_MOST,
  type CvReading,
  cvReadingOf,
  FREE_QUESTIONS_MOST,
  KIT_LINE_MOST,
  points,
  SECTION_MINUTES_MOST,
  SECTION_QUESTIONS_MOST,
  SECTIONS_MOST,
} from '@candor/contract/interviews/kit-rules';
import type { Kit, KitBody } from './kit-queries.ts';
import { fieldWords } from './kit-words.ts';

/** What the fields hold: text, as it is typed. */
export type KitValues = {
  readonly name: string;
  readonly sections: readonly {
    readonly title: string;
    readonly minutes: string;
    readonly questions: string;
    readonly lookFor: string;
  }[];
  readonly attributes: readonly {
    readonly name: string;
    readonly isMust: boolean;
    readonly points: readonly string[];
  }[];
  readonly questions: string;
  readonly sharesApplication: boolean;
  readonly cv: CvReading;
};

export const newSection = { title: '', minutes: '15', questions: '', lookFor: '' };
export const newAttribute = { name: '', isMust: false, points: points.map(() => '') };

const { proposed } = fieldWords;

/** A first kit to change rather than an empty page. */
export const proposedKit: KitValues = {
  name: '',
  sections: [
    {
      ...{ title: proposed.title, minutes: '15', questions: proposed.questions },
      lookFor: proposed.lookFor,
    },
  ],
  attributes: [{ name: proposed.name, isMust: true, points: proposed.points }],
  ...{ questions: '', sharesApplication: true, cv: 'none' },
};

export const valuesOf = ({ name, content }: Pick<Kit, 'name' | 'content'>): KitValues => ({
  ...{ name, attributes: content.attributes, sharesApplication: content.sharesApplication },
  cv: cvReadingOf(content),
  questions: content.questions.join('\n'),
  sections: content.sections.map(({ minutes, questions, ...section }) => ({
    ...section,
    minutes: String(minutes),
    questions: questions.join('\n'),
  })),
});

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** NaN of what is no whole number. */
const numberOf = (text: string): number =>
  /^\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN;

export const minutesTyped = ({ sections }: Pick<KitValues, 'sections'>): number =>
  sections.reduce((sum, { minutes }) => sum + (numberOf(minutes) || 0), 0);

export const bodyOf = (values: KitValues): KitBody => ({
  name: values.name.trim(),
  content: {
    sections: values.sections.map(({ title, minutes, questions, lookFor }) => ({
      ...{ title: title.trim(), minutes: numberOf(minutes) },
      ...{ questions: linesOf(questions), lookFor: lookFor.trim() },
    })),
    attributes: values.attributes.map(({ name, isMust, points: said }) => ({
      ...{ name: name.trim(), isMust },
      points: said.map((one) => one.trim()),
    })),
    questions: linesOf(values.questions),
    sharesApplication: values.sharesApplication,
    sharesCv: values.cv === 'sent',
    sharesBlackenedCv: values.cv === 'blackened',
  },
});

function linesProblem(text: string, most: number): string | null {
  const lines = linesOf(text);
  if (lines.length > most) return fieldWords.manyQuestions(most);
  return lines.some((line) => line.length > KIT_LINE_MOST)
    ? fieldWords.longLine(KIT_LINE_MOST)
    : null;
}

/** By path of the form's field. */
export function problemsOf(values: KitValues): Record<string, string> {
  const problems: Record<string, string> = {};
  const need = (path: string, text: string, problem: string): void => {
    if (text.trim() === '') problems[path] = problem;
  };
  const checkLines = (path: string, text: string, most: number): void => {
    const problem = linesProblem(text, most);
    if (problem !== null) problems[path] = problem;
  };
  need('name', values.name, fieldWords.noName);
  for (const [index, section] of values.sections.entries()) {
    const path = `sections.${index}`;
    const minutes = numberOf(section.minutes);
    need(`${path}.title`, section.title, fieldWords.noTitle);
    if (!(minutes >= 1 && minutes <= SECTION_MINUTES_MOST)) {
      problems[`${path}.minutes`] = fieldWords.badMinutes(SECTION_MINUTES_MOST);
    }
    checkLines(`${path}.questions`, section.questions, SECTION_QUESTIONS_MOST);
  }
  for (const [index, attribute] of values.attributes.entries()) {
    const path = `attributes.${index}`;
    need(`${path}.name`, attribute.name, fieldWords.noAttribute);
    for (const [place, said] of attribute.points.entries()) {
      need(`${path}.points.${place}`, said, fieldWords.noPoint);
    }
  }
  checkLines('questions', values.questions, FREE_QUESTIONS_MOST);
  return problems;
}

export const isFull = {
  sections: ({ sections }: KitValues): boolean => sections.length >= SECTIONS_MOST,
  attributes: ({ attributes }: KitValues): boolean => attributes.length >= ATTRIBUTES_MOST,
};
