import { languageNames } from '@candor/contract/people/language-rules';
import type { InterviewReport } from './interview-queries.ts';

type Agreed = NonNullable<InterviewReport['agreedTo']>[number];

export const agreedWords = {
  name: 'Agreed to',
  types: { Bot: 'Terms', FacialTracking: 'Guideline of the monitors' } satisfies Readonly<
    Record<Agreed['type'], string>
  >,
  which: ({ type, version, language }: Agreed): string =>
    `${agreedWords.types[type]}, version ${version}${language === null ? '' : `, ${languageNames[language]}`}`,
  notKept: 'The interview began before the words themselves were kept.',
} as const;
