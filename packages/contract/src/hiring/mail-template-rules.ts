/**
 * The words of a company's mails to candidates: which mails there are, what each can name, and how that is filled in.
 * The same in the pages and on the server.
 */
export const letterKinds = [
  'received',
  'withdrawn',
  'rejection',
  'invitation',
  'reminder',
  'resent',
  'extended',
  'cancelled',
  'live-asked',
  'live-waiting',
  'live-booked',
  'live-moved',
  'live-move-asked',
  'live-move-declined',
  'live-reminder',
  'live-cancelled',
] as const;
export type LetterKind = (typeof letterKinds)[number];

/** Of these a person chooses one while writing; of the others the company has one, and it leaves by itself. */
export const chosenKinds: readonly LetterKind[] = ['rejection', 'invitation'];

export const LETTER_SUBJECT_MOST = 150;
export const LETTER_TEXT_MOST = 4000;
export const TEMPLATES_MOST = 20;

export type LetterVariable = { readonly meaning: string; readonly sample: string };
type Variables = Readonly<Record<string, LetterVariable>>;

const firstName = { meaning: 'the candidate’s first name', sample: 'Ada' };
const job = {
  jobTitle: { meaning: 'the job', sample: 'Robotics engineer' },
  companyName: { meaning: 'your company', sample: 'Larkfield Robotics' },
};
const person = {
  firstName,
  lastName: { meaning: 'the candidate’s last name', sample: 'Lovelace' },
  ...job,
};
const interview = {
  ...person,
  minutes: { meaning: 'how long the interview takes, in minutes', sample: '40' },
  opens: {
    meaning: 'when it can first be started, by the candidate’s clock where it is known, and yours',
    sample: 'Monday 4 January 2027 at 09:00 (Europe/Oslo, GMT+1)',
  },
  closes: {
    meaning: 'when it can last be started, by the candidate’s clock where it is known, and yours',
    sample: 'Friday 15 January 2027 at 17:00 (Europe/Oslo, GMT+1)',
  },
};

const minutes = { meaning: 'how long the interview takes, in minutes', sample: '60' };
const live = { ...person, minutes };
const booked = {
  ...live,
  when: {
    meaning: 'when it begins, for the candidate and for you',
    sample:
      'Wednesday 20 January 2027 at 10:00 (Europe/Berlin, GMT+1), which is 09:00 (Europe/London, GMT+0) at Larkfield Robotics',
  },
  place: { meaning: 'where it happens', sample: 'https://meet.example.com/room' },
  interviewers: { meaning: 'who talks with the candidate', sample: 'Ines Moreau, Tom Berg' },
};
const why = { meaning: 'the reason that was given; nothing if none was', sample: 'We are ill.' };

const variables: Readonly<Record<LetterKind, Variables>> = {
  // Whoever applies types the name themselves, and anybody's address: no more of it than a greeting needs.
  received: {
    firstName,
    ...job,
    promise: {
      meaning: 'a sentence about when you mean to answer, as the first stage promises it',
      sample: 'You can expect an answer by January 11, 2027 (UTC).',
    },
  },
  withdrawn: person,
  rejection: person,
  invitation: interview,
  reminder: interview,
  resent: interview,
  extended: interview,
  cancelled: {
    ...interview,
    reason: {
      meaning: 'the reason that you give when you cancel; nothing if you give none',
      sample: 'The job has been filled.',
    },
  },
  'live-asked': {
    ...live,
    message: { meaning: 'what you write when you ask', sample: 'We look forward to it.' },
  },
  'live-waiting': live,
  'live-booked': booked,
  'live-moved': { ...booked, reason: why },
  'live-move-asked': { ...booked, reason: why },
  'live-move-declined': { ...booked, reason: why },
  'live-reminder': booked,
  'live-cancelled': { ...live, reason: why },
};

/** By name, in the order in which a page lists them. */
export const variablesOf = (kind: LetterKind): Variables => variables[kind];

export const sampleValues = (kind: LetterKind): Record<string, string> =>
  Object.fromEntries(
    Object.entries(variables[kind]).map(([name, { sample }]) => [name, sample] as const),
  );

const placeholder = /( ?)\{\{([^{}]*)\}\}/g;

/** The sentence under the field, or null when every `{{word}}` of this mail can be filled in. */
export const variableProblem = (kind: LetterKind, text: string): string | null =>
  placeholderProblem(variables[kind], text, 'mail');

/** The same for any text with words that are filled in; `what` it is called. */
export function placeholderProblem(
  known: Readonly<Record<string, unknown>>,
  text: string,
  what: 'mail' | 'message' | 'offer',
): string | null {
  for (const [whole, , name = ''] of text.matchAll(placeholder)) {
    if (!Object.hasOwn(known, name.trim()))
      return `We do not know ${whole.trim()} in this ${what}.`;
  }
  const rest = text.replaceAll(placeholder, '');
  return rest.includes('{{') || rest.includes('}}')
    ? 'A word that is filled in has two braces on either side, such as {{firstName}}.'
    : null;
}

/** The words of a text that are filled in, by name. */
export const placeholdersIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(placeholder)].map(([, , name = '']) => name.trim()));

/**
 * Every variable in one pass: what is filled in is not read again, and is one line, so that no name writes a paragraph
 * or a header. Where a value is empty, the space before it goes as well: “Hello ,” is nobody's greeting. What is no
 * variable stays as it is written.
 */
export const fillLetter = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(placeholder, (whole: string, space: string, name: string) => {
    const key = name.trim();
    if (!Object.hasOwn(values, key)) return whole;
    const value = (values[key] ?? '').replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
    return value === '' ? '' : `${space}${value}`;
  });
