import {
  BUFFER_MOST,
  type Beginning,
  type LiveKind,
  MINUTES_LEAST,
  MINUTES_MOST,
  NOTICE_HOURS_MOST,
  type PlaceKind,
  SEATS_MOST,
} from '@candor/contract/interviews/appointment-rules';
import { DAY_MS, dayAt, dayText } from '@candor/contract/interviews/zone-rules';
import { formWords } from './schedule-words.ts';

/** An account that the company knows, or somebody by a new address. */
export type TypedPerson =
  | { readonly accountID: number }
  | { readonly email: string; readonly name: string };

/** So many of these people: a pool, of which each seat takes another one. */
export type TypedGroup = { readonly count: number; readonly people: readonly TypedPerson[] };

export type TypedRound = {
  readonly kind: LiveKind;
  readonly minutes: string;
  readonly bufferBefore: string;
  readonly bufferAfter: string;
  readonly noticeHours: string;
  readonly lastDay: string;
  readonly timeZone: string;
  readonly groups: readonly TypedGroup[];
  /** What its people ask and judge by; null: nothing of the kind; left out: as usual. */
  readonly kitID?: number | null | undefined;
};

export type Typed = {
  readonly beginning: Beginning;
  readonly place: { readonly kind: PlaceKind; readonly text: string };
  readonly message: string;
  readonly rounds: readonly TypedRound[];
};

const WEEKS = 3;

/** An hour with one person, a day ahead at the earliest, within three weeks. */
export function firstRound(now: number, timeZone: string): TypedRound {
  return {
    ...{ kind: 'technical', minutes: '60', bufferBefore: '0', bufferAfter: '15' },
    ...{ noticeHours: '24', timeZone, groups: [{ count: 1, people: [] }] },
    lastDay: dayText(dayAt(now + WEEKS * 7 * DAY_MS, timeZone)),
  };
}

/** The next round is like the one before, a fortnight later and with people still to be chosen. */
export function nextRound(before: TypedRound): TypedRound {
  const day = Date.parse(`${before.lastDay}T00:00Z`);
  const lastDay = Number.isNaN(day)
    ? before.lastDay
    : new Date(day + 14 * DAY_MS).toISOString().slice(0, 10);
  return { ...before, lastDay, groups: [{ count: 1, people: [] }] };
}

export const isSame = (a: TypedPerson, b: TypedPerson): boolean =>
  'accountID' in a
    ? 'accountID' in b && a.accountID === b.accountID
    : 'email' in b && a.email.toLowerCase() === b.email.toLowerCase();

/** Somebody more on the first seat, unless they sit somewhere already. */
export function withInvited(
  typed: Typed,
  person: { readonly accountID: number } | undefined,
): Typed {
  const [round, ...others] = typed.rounds;
  if (person === undefined || round === undefined) return typed;
  const { accountID } = person;
  const sits = typed.rounds.some(({ groups }) =>
    groups.some(({ people }) => people.some((one) => isSame(one, { accountID }))),
  );
  if (sits) return typed;
  const [first = { count: 1, people: [] }, ...rest] = round.groups;
  const groups = [{ ...first, people: [...first.people, { accountID }] }, ...rest];
  return { ...typed, rounds: [{ ...round, groups }, ...others] };
}

export const seatCount = (groups: readonly TypedGroup[]): number =>
  groups.reduce((sum, { count }) => sum + count, 0);

/** Two of a pool of five are two seats with the same pool. */
const seatsOf = (groups: readonly TypedGroup[]) =>
  groups.flatMap(({ count, people }) =>
    Array.from({ length: count }, () => ({ people: [...people] })),
  );

export function wishOf({ groups, ...round }: TypedRound) {
  const { kind, lastDay, timeZone } = round;
  return {
    ...{ kind, lastDay, timeZone, seats: seatsOf(groups) },
    minutes: wholeOf(round.minutes),
    bufferBefore: wholeOf(round.bufferBefore),
    bufferAfter: wholeOf(round.bufferAfter),
    noticeHours: wholeOf(round.noticeHours),
  };
}

/** NaN of what is no whole number. */
export const wholeOf = (typed: string): number =>
  /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : Number.NaN;

type Problems = Record<string, string>;

/** By its field within the round: `minutes`, `lastDay`, `groups.0`. */
export function roundProblems(round: TypedRound, now: number): Problems {
  const problems: Problems = {};
  const within = (name: 'minutes' | 'bufferBefore' | 'bufferAfter' | 'noticeHours') => {
    const problem = limitProblem(name, round[name]);
    if (problem !== null) problems[name] = problem;
  };
  for (const name of ['minutes', 'bufferBefore', 'bufferAfter', 'noticeHours'] as const) {
    within(name);
  }
  if (!/^\d{4}-\d\d-\d\d$/.test(round.lastDay)) problems['lastDay'] = formWords.noDay;
  else if (round.lastDay < dayText(dayAt(now, round.timeZone))) {
    problems['lastDay'] = formWords.dayPast;
  }
  for (const [place, { count, people }] of round.groups.entries()) {
    if (people.length === 0) problems[`groups.${place}`] = formWords.nobody;
    else if (count > people.length) problems[`groups.${place}`] = formWords.tooFew(count);
  }
  if (seatCount(round.groups) > SEATS_MOST) {
    problems[`groups.${round.groups.length - 1}`] = formWords.manySeats(SEATS_MOST);
  }
  return problems;
}

const limits = {
  minutes: [MINUTES_LEAST, MINUTES_MOST],
  bufferBefore: [0, BUFFER_MOST],
  bufferAfter: [0, BUFFER_MOST],
  noticeHours: [0, NOTICE_HOURS_MOST],
} as const;

/** What is wrong with a number that is typed; null: nothing. */
export function limitProblem(name: keyof typeof limits, typed: string): string | null {
  const [least, most] = limits[name];
  const given = wholeOf(typed);
  return given >= least && given <= most ? null : formWords.between(least, most);
}

/** By `0.minutes` and so on. */
export const roundsProblems = (rounds: readonly TypedRound[], now: number): Problems =>
  Object.fromEntries(
    rounds.flatMap((round, index) =>
      Object.entries(roundProblems(round, now)).map(([name, said]) => [`${index}.${name}`, said]),
    ),
  );

/** A link must be one that opens; a number or an address is anything. */
export function placeProblems({ kind, text }: Typed['place']): Problems {
  if (kind === 'call') return {};
  if (text.trim() === '') return { text: formWords.noPlace[kind] };
  if (kind !== 'link') return {};
  return isHttps(text.trim()) ? {} : { text: formWords.badLink };
}

const isHttps = (text: string): boolean =>
  URL.canParse(text) && new URL(text).protocol === 'https:';
