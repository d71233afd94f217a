import type { Input } from '@candor/contract';
import {
  APPLICATION_PRIVACY_VERSION,
  TALENT_POOL_VERSION,
} from '@candor/contract/hiring/application-privacy-rules';
import { applicationProblems } from '@candor/contract/hiring/application-rules';
import type { apply } from '@candor/contract/hiring/applications';
import type { Answer, AskedQuestion } from '@candor/contract/hiring/job-question-rules';

/** As typed. */
export type ApplyValues = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  city: string;
  country: string;
  /** One web address a line. */
  links: string;
  coverLetter: string;
  /** In the order of the questions: text, or what was ticked. */
  answers: (string | string[])[];
  privacy: boolean;
  talentPool: boolean;
};

export type Person = Partial<
  Pick<ApplyValues, 'firstName' | 'lastName' | 'email' | 'phone' | 'city' | 'country'>
>;

type Problems = Readonly<Record<string, string>>;
type ApplyBody = Input<typeof apply>['body'];

const unanswered = ({ kind }: AskedQuestion): string | string[] =>
  kind === 'multiple-choice' ? [] : '';

/** What an earlier visit left, where the form still asks for it. */
export function startValues(
  questions: readonly AskedQuestion[],
  person: Person,
  draft: string | null,
): ApplyValues {
  const kept = read(draft);
  const text = (name: keyof ApplyValues & keyof Person): string =>
    textOf(kept[name]) || (person[name] ?? '');
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    phone: text('phone'),
    city: text('city'),
    country: text('country'),
    links: textOf(kept['links']),
    coverLetter: textOf(kept['coverLetter']),
    answers: questions.map((question, index) => keptAnswer(question, kept['answers'], index)),
    // An agreement is given anew.
    privacy: false,
    talentPool: false,
  };
}

function read(draft: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(draft ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The job may ask something else now: what cannot be chosen any more is not chosen. */
function keptAnswer(question: AskedQuestion, answers: unknown, index: number): string | string[] {
  const kept: unknown = Array.isArray(answers) ? answers[index] : undefined;
  const { kind, options } = question;
  if (kind === 'multiple-choice') {
    return Array.isArray(kept) ? options.filter((option) => kept.includes(option)) : [];
  }
  if (typeof kept !== 'string') return unanswered(question);
  const choices = kind === 'yes-no' ? ['yes', 'no'] : kind === 'single-choice' ? options : [kept];
  return choices.includes(kept) ? kept : '';
}

const linksOf = (typed: string): string[] =>
  typed
    .split(/\s+/)
    .map((link) => link.trim())
    .filter(Boolean);

function answerOf({ kind }: AskedQuestion, typed: string | string[] | undefined): Answer {
  if (typed === undefined || typed === '') return null;
  if (kind !== 'number' || typeof typed !== 'string') return typed;
  const number = Number(typed.replace(',', '.'));
  // Stays text where it is none, so that the rule says so.
  return Number.isNaN(number) ? typed : number;
}

type Asked = { readonly questions: readonly AskedQuestion[]; readonly companyName: string };

/** A sentence for each field, in the order of the form. `cvProblem`: what is wrong with the chosen file. */
export function problemsOf(
  values: ApplyValues,
  { questions, companyName }: Asked,
  cvProblem: string | null,
): Problems {
  const body = textBody(values, questions);
  const found = applicationProblems(body, questions);
  const of = (isWanted: (path: string) => boolean): Problems =>
    Object.fromEntries(Object.entries(found).filter(([path]) => isWanted(path)));
  const [link] = Object.entries(found).find(([path]) => path.startsWith('links.')) ?? [];
  const tooMany = body.links.length > 5 ? 'Please give at most five web addresses.' : undefined;
  const linkProblem = tooMany ?? (link === undefined ? undefined : found[link]);
  return {
    ...of((path) => !/^(links|answers)\.|^coverLetter$/.test(path)),
    ...(cvProblem === null ? {} : { cv: cvProblem }),
    ...(linkProblem === undefined ? {} : { links: linkProblem }),
    ...of((path) => path === 'coverLetter'),
    ...of((path) => path.startsWith('answers.')),
    ...(values.privacy
      ? {}
      : { privacy: `Please agree, so that ${companyName} may read your application.` }),
  };
}

function textBody(values: ApplyValues, questions: readonly AskedQuestion[]) {
  const { privacy: _privacy, talentPool: _pool, links, answers, ...text } = values;
  return {
    ...text,
    email: text.email.trim(),
    links: linksOf(links),
    answers: questions.map((question, index) => answerOf(question, answers[index])),
  };
}

/** What is sent beside the file and the form's token. */
export function bodyOf(
  values: ApplyValues,
  questions: readonly AskedQuestion[],
): Omit<ApplyBody, 'formToken' | 'cv' | 'topic' | 'source'> {
  return {
    ...textBody(values, questions),
    answers: textBody(values, questions).answers.map((answer) =>
      typeof answer === 'string' || typeof answer === 'number' || answer === null
        ? answer
        : [...answer],
    ),
    privacyVersion: APPLICATION_PRIVACY_VERSION,
    talentPoolVersion: values.talentPool ? TALENT_POOL_VERSION : null,
  };
}

/** The field of the page that shows the problem of a path of the contract. */
export const fieldPath = (path: string): string =>
  path
    .replace(/^body\./, '')
    .replace(/^cv\..*$/, 'cv')
    .replace(/^links\..*$/, 'links')
    // Of a page that was opened before the words changed.
    .replace(/^(?:privacy|talentPool)Version$/, 'privacy');
