import { type MonitorName, monitorNames } from './monitor-rules.ts';
import { BREAK_MINUTES_MOST, EXTRA_MINUTES_MOST } from './scheduling-rules.ts';

export const NEED_WORDS_MOST = 2000;
/** Asks of one interview, those that were withdrawn included. */
export const NEEDS_MOST = 10;

/** Of the test's own minutes. */
export const extraPercents = [0, 10, 25, 33, 50, 75, 100] as const;
export type ExtraPercent = (typeof extraPercents)[number];

/**
 * `confirming`: somebody wants to decline it, and a second person has not agreed yet; to the candidate it is `open`.
 * A no to an offer opens it again: what is needed is needed still.
 */
export const needStates = [
  'open',
  'confirming',
  'offered',
  'granted',
  'accepted',
  'declined',
  'withdrawn',
] as const;
export type NeedState = (typeof needStates)[number];

/** Nothing follows on these. */
const ended: readonly NeedState[] = ['granted', 'accepted', 'declined', 'withdrawn'];
export const isEnded = (state: NeedState): boolean => ended.includes(state);

export type Asked = {
  readonly extraPercent: ExtraPercent;
  readonly breaks: boolean;
  readonly noCamera: boolean;
  readonly monitorsOff: readonly MonitorName[];
  readonly keyboardNavigation: boolean;
  /** Not this interview, but something in its place. */
  readonly anotherWay: boolean;
  readonly somethingElse: boolean;
};

export const nothingAsked: Asked = {
  ...{ extraPercent: 0, breaks: false, noCamera: false, monitorsOff: [] },
  ...{ keyboardNavigation: false, anotherWay: false, somethingElse: false },
};

export const isNothing = (asked: Asked): boolean =>
  asked.extraPercent === 0 &&
  asked.monitorsOff.length === 0 &&
  ![asked.breaks, asked.noCamera, asked.keyboardNavigation].includes(true) &&
  !asked.anotherWay &&
  !asked.somethingElse;

/** What an invitation grants, each field of it. */
export type Grant = {
  readonly extraMinutes: number;
  readonly monitorsOff: readonly MonitorName[];
  readonly keyboardNavigation: boolean;
  readonly noCamera: boolean;
  readonly breaks: { readonly count: number; readonly minutes: number };
};

export const extraMinutesOf = (percent: number, minutes: number): number =>
  Math.min(Math.ceil((minutes * percent) / 100), EXTRA_MINUTES_MOST);

/** Each the better of the two: what somebody has is not taken from them by what they get. */
export function bothOf(one: Grant, other: Grant): Grant {
  const most = (a: number, b: number): number => Math.max(a, b);
  const isOff = (name: MonitorName): boolean =>
    one.monitorsOff.includes(name) || other.monitorsOff.includes(name);
  return {
    extraMinutes: most(one.extraMinutes, other.extraMinutes),
    monitorsOff: monitorNames.filter(isOff),
    keyboardNavigation: one.keyboardNavigation || other.keyboardNavigation,
    noCamera: one.noCamera || other.noCamera,
    breaks: {
      count: most(one.breaks.count, other.breaks.count),
      minutes: Math.min(most(one.breaks.minutes, other.breaks.minutes), BREAK_MINUTES_MOST),
    },
  };
}

/** For who asked for breaks: a person may choose others. */
const usualBreaks = { count: 2, minutes: 10 } as const;

/** Everything that was asked for and can be set, beside what is granted already. */
export function proposalOf(asked: Asked, minutes: number, given: Grant): Grant {
  const { extraPercent, monitorsOff, keyboardNavigation, noCamera } = asked;
  const hasBreaks = given.breaks.count > 0;
  return bothOf(given, {
    ...{ monitorsOff, keyboardNavigation, noCamera },
    extraMinutes: extraMinutesOf(extraPercent, minutes),
    breaks: asked.breaks && !hasBreaks ? usualBreaks : given.breaks,
  });
}

export type Missing =
  | 'extra-time'
  | 'breaks'
  | 'no-camera'
  | 'monitors-off'
  | 'keyboard-navigation'
  | 'another-way'
  | 'something-else';

/** What of an ask an answer leaves out; with something missing it is another offer, which the candidate may refuse. */
export function missingOf(
  asked: Asked,
  minutes: number,
  { grant, words }: { readonly grant: Grant; readonly words: string },
): Missing[] {
  const isSaid = words.trim() !== '';
  const lacks: Readonly<Record<Missing, boolean>> = {
    'extra-time': grant.extraMinutes < extraMinutesOf(asked.extraPercent, minutes),
    breaks: asked.breaks && grant.breaks.count === 0,
    'no-camera': asked.noCamera && !grant.noCamera,
    'monitors-off': asked.monitorsOff.some((name) => !grant.monitorsOff.includes(name)),
    'keyboard-navigation': asked.keyboardNavigation && !grant.keyboardNavigation,
    'another-way': asked.anotherWay && !isSaid,
    'something-else': asked.somethingElse && !isSaid,
  };
  return (Object.keys(lacks) as Missing[]).filter((name) => lacks[name]);
}

const DAY_MS = 86_400_000;

/** So long before an interview's time is over an answer still helps; of a shorter rest its half. */
const USE_OF_ANSWER_MS = 2 * 3_600_000;

/** By when an answer is promised: the days that the company chose, and never later than it helps. */
export function replyByOf(askedAt: Date, days: number, closesAt: Date): Date {
  const left = closesAt.getTime() - askedAt.getTime();
  const latest = closesAt.getTime() - Math.min(USE_OF_ANSWER_MS, left / 2);
  return new Date(Math.min(askedAt.getTime() + days * DAY_MS, latest));
}

/** `begun`: the interview went on without an answer, and nothing changes it now. */
export type Place = 'waiting' | 'begun' | 'over';

/** Whether somebody still has to answer it. */
export const isAnswerable = (state: NeedState, place: Place): boolean =>
  place === 'waiting' && (state === 'open' || state === 'confirming');

export const isOverdue = (
  need: { readonly state: NeedState; readonly place: Place; readonly replyBy: Date },
  now: Date,
): boolean => isAnswerable(need.state, need.place) && need.replyBy <= now;

/** What of a grant goes along to a test of other minutes. */
export type Kept = { readonly extraPercent: number } & Omit<Grant, 'extraMinutes'>;

export const keptOf = ({ extraMinutes, ...rest }: Grant, minutes: number): Kept => ({
  ...rest,
  extraPercent: minutes === 0 ? 0 : Math.ceil((extraMinutes * 100) / minutes),
});

export const grantOfKept = ({ extraPercent, ...rest }: Kept, minutes: number): Grant => ({
  ...rest,
  extraMinutes: extraMinutesOf(extraPercent, minutes),
});
