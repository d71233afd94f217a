import { variableProblem } from '@candor/contract/hiring/mail-template-rules';
import type { MonitorName } from '@candor/contract/interviews/monitor-rules';
import {
  INVITED_AT_ONCE,
  type Invitee,
  windowProblem,
} from '@candor/contract/interviews/scheduling-rules';
import { instantOf, type WallTime, wallTimeOf } from '../../../lib/zone-time-rules.ts';

export type Accommodations = {
  readonly extraMinutes: number;
  readonly monitorsOff: readonly MonitorName[];
  readonly keyboardNavigation: boolean;
  readonly noCamera: boolean;
  /** So many, of so many minutes each; 0 and 0 for none. */
  readonly breaks: { readonly count: number; readonly minutes: number };
};

export const nothingGranted: Accommodations = {
  extraMinutes: 0,
  monitorsOff: [],
  keyboardNavigation: false,
  noCamera: false,
  breaks: { count: 0, minutes: 0 },
};

export type Invited = Invitee & {
  /** null: pasted, and perhaps new to the company. */
  readonly candidateID: number | null;
  /** null: as the test grants everybody. */
  readonly accommodations: Accommodations | null;
};

export type Draft = {
  /** Names the request, so that sending it twice invites once; another one after each change. */
  readonly requestKey: string;
  readonly people: readonly Invited[];
  /** The candidates of the address that were taken over already. */
  readonly taken: string;
  readonly blueprintID: number;
  /** Empty: at once. */
  readonly opensAt: WallTime;
  readonly closesAt: WallTime;
  readonly timeZone: string;
  readonly subject: string;
  readonly message: string;
  readonly reminderHours: readonly number[];
  readonly movesApplications: boolean;
};

const WEEK = 7 * 86_400_000;

/** When an invitation of now may open at the earliest, by the law that its job follows. */
export type Opening = { readonly earliest?: number | null | undefined };

export type MailWords = Pick<Draft, 'subject' | 'message'>;

/** A week from now, or from when it opens, until five in the afternoon, with a reminder on the last day. */
export function newDraft(
  now: number,
  {
    timeZone,
    requestKey,
    words: { subject, message },
    earliest,
  }: Pick<Draft, 'timeZone' | 'requestKey'> & { readonly words: MailWords } & Opening,
): Draft {
  const day = wallTimeOf((earliest ?? now) + WEEK, timeZone).slice(0, 10);
  return {
    ...{ requestKey, timeZone, people: [], taken: '', blueprintID: 0, opensAt: '' },
    ...{ closesAt: `${day}T17:00`, reminderHours: [24], movesApplications: true },
    ...{ subject, message },
  };
}

export const nameOf = ({ firstName, lastName, email }: Invitee): string =>
  `${firstName} ${lastName}`.trim() || email;

/** Everybody once, in the order in which they came; who is there stays as they are. */
export function addPeople(
  people: readonly Invited[],
  more: readonly Invited[],
): readonly Invited[] {
  const known = new Set(people.map(({ email }) => email));
  return [
    ...people,
    ...more.filter(({ email }) => {
      const isNew = !known.has(email);
      known.add(email);
      return isNew;
    }),
  ];
}

export type Problems = Partial<
  Record<'people' | 'subject' | 'message' | 'opensAt' | 'closesAt', string>
>;

export function draftProblems(draft: Draft, now: number, opening: Opening = {}): Problems {
  const problems: Problems = {};
  const count = draft.people.length;
  if (count === 0) problems.people = 'Please add at least one candidate.';
  if (count > INVITED_AT_ONCE) {
    problems.people = `At most ${INVITED_AT_ONCE} candidates can be invited at once.`;
  }
  if (draft.subject.trim() === '') problems.subject = 'Please enter a subject.';
  if (draft.message.trim() === '') problems.message = 'Please write a message.';
  for (const field of ['subject', 'message'] as const) {
    const problem = variableProblem('invitation', draft[field]);
    if (problem !== null) problems[field] = problem;
  }
  return { ...problems, ...windowProblems(draft, now, opening) };
}

function windowProblems(
  { opensAt, closesAt, timeZone }: Draft,
  now: number,
  { earliest }: Opening,
): Problems {
  const from = opensAt === '' ? null : instantOf(opensAt, timeZone);
  const until = instantOf(closesAt, timeZone);
  if (opensAt !== '' && from === null) return { opensAt: 'Please enter a day and a time.' };
  if (until === null) return { closesAt: 'Please enter a day and a time.' };
  const opens = Math.max(from ?? now, earliest ?? now);
  const problem = windowProblem({ opensAt: opens, closesAt: until }, now);
  return problem === null ? {} : { closesAt: problem };
}

/** What preview and invitation have in common; null while the window is no window. */
export function windowOf(draft: Draft, jobID: number) {
  const { blueprintID, opensAt, closesAt, timeZone, subject, message } = draft;
  const from = opensAt === '' ? null : instantOf(opensAt, timeZone);
  const until = instantOf(closesAt, timeZone);
  if (until === null || (opensAt !== '' && from === null)) return null;
  const iso = (at: number): string => new Date(at).toISOString();
  const window = { opensAt: from === null ? null : iso(from), closesAt: iso(until) };
  return { ...window, ...{ jobID, blueprintID, timeZone, subject, message } };
}

/** The people as the server takes them; `usual` is what the test grants everybody. */
export const peopleOf = (people: readonly Invited[], usual: Accommodations) =>
  people.map(({ candidateID, firstName, lastName, email, accommodations }) => {
    const { monitorsOff, ...rest } = accommodations ?? usual;
    const granted = { ...rest, monitorsOff: [...monitorsOff] };
    return { candidateID, firstName, lastName, email, accommodations: granted };
  });

/** “Invite 10 candidates” */
export const countText = (count: number): string =>
  count === 1 ? '1 candidate' : `${count} candidates`;
