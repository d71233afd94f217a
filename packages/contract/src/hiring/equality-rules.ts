/**
 * Voluntary questions about groups. What whoever answers is told stands here; a change of the words is a new version,
 * and the words are stored with each consent until its answers are added up.
 */
export const EQUALITY_VERSION = 1 as const;

/** Fewer people than this are never shown, and answers are added up so many at a time at least. */
export const SMALLEST_GROUP = 5;
/** A decision stands for so long before the answers of whom it was about are added up. */
export const DECIDED_DAYS = 7;

export const equalityKinds = ['gender', 'age', 'ethnicity', 'disability'] as const;
export type EqualityKind = (typeof equalityKinds)[number];

export const OPTIONS_FEWEST = 2;
export const EQUALITY_OPTIONS_MOST = 12;
export const EQUALITY_OPTION_MOST = 80;

/** What the applicant reads over each list. */
export const equalityQuestions: Readonly<Record<EqualityKind, string>> = {
  gender: 'What is your gender?',
  age: 'How old are you?',
  ethnicity: 'What is your race or ethnicity?',
  disability: 'Do you have a disability?',
};

/**
 * What is offered until a company writes its own. Race and ethnicity: the seven categories of the EEOC's EEO-1
 * Component 1 report. Age: 40 is where the Age Discrimination in Employment Act begins to protect. Disability: the
 * answers of the OFCCP's form CC-305.
 */
export const standardOptions: Readonly<Record<EqualityKind, readonly string[]>> = {
  gender: ['Woman', 'Man', 'Non-binary', 'Another gender'],
  age: ['Under 30', '30 to 39', '40 to 49', '50 to 59', '60 or older'],
  ethnicity: [
    'Hispanic or Latino',
    'White',
    'Black or African American',
    'Native Hawaiian or Other Pacific Islander',
    'Asian',
    'American Indian or Alaska Native',
    'Two or More Races',
  ],
  disability: [
    'Yes, I have a disability, or have had one in the past',
    'No, I do not have a disability and have not had one in the past',
  ],
};

/** Options as they are kept: without blanks around them, empty lines or repeats. */
export const tidyOptions = (options: readonly string[]): string[] => [
  ...new Set(options.map((option) => option.trim()).filter((option) => option !== '')),
];

/** What is wrong with a question's options, or null. */
export function optionsProblem(options: readonly string[]): string | null {
  const tidy = tidyOptions(options);
  if (tidy.length < OPTIONS_FEWEST) return 'Please enter at least two answers, one a line.';
  if (tidy.length > EQUALITY_OPTIONS_MOST) {
    return `Please enter at most ${EQUALITY_OPTIONS_MOST} answers.`;
  }
  const isLong = tidy.some((option) => option.length > EQUALITY_OPTION_MOST);
  return isLong ? `An answer can have at most ${EQUALITY_OPTION_MOST} characters.` : null;
}

type Whose = { readonly companyName: string };

/** Paragraphs over the questions. */
export const equalityPrivacy = ({ companyName }: Whose): readonly string[] => [
  `${companyName} asks these questions to see whether its way of choosing people is fair. You need not answer any of them, and nothing about your application changes either way.`,
  `Nobody who chooses candidates sees your answers, or whether you gave any. Administrators of ${companyName} see sums of at least ${SMALLEST_GROUP} people and nothing else.`,
  `Your answers are kept apart from your application, and deleted with it or when you withdraw it. Once ${SMALLEST_GROUP} or more people were decided on for this job, the answers are added up and then deleted.`,
];

export const equalityConsent = ({ companyName }: Whose): string =>
  `By sending answers I agree that ${companyName} adds them up as described.`;

/** What is stored: everything that stood beside the button. */
export const equalityConsentText = (whose: Whose): string =>
  [...equalityPrivacy(whose), equalityConsent(whose)].join('\n');
