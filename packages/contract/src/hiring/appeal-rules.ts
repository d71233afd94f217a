export const APPEAL_WORDS_MOST = 4000;
/** Of one decision, those that were withdrawn included. */
export const APPEALS_MOST = 3;
/** Interviews that an appeal may point to. */
export const APPEAL_INTERVIEWS_MOST = 20;

/** `overturned` also where somebody took the application up again before the appeal was answered. */
export const appealStates = ['open', 'upheld', 'overturned', 'withdrawn'] as const;
export type AppealState = (typeof appealStates)[number];

const DAY_MS = 86_400_000;

const after = (from: Date, days: number): Date => new Date(from.getTime() + days * DAY_MS);

/** Until when a decision can be appealed against: so many days since the candidate was told of it. */
export const appealUntil = (toldAt: Date, days: number): Date => after(toldAt, days);

/** By when an answer is promised. */
export const answerBy = (filedAt: Date, days: number): Date => after(filedAt, days);

export const isAppealOverdue = (
  { state, replyBy }: { readonly state: AppealState; readonly replyBy: Date },
  now: Date,
): boolean => state === 'open' && replyBy <= now;

/** What became of the appeals against one decision. */
export type AppealsSoFar = {
  readonly count: number;
  /** One waits for its answer, or has got one. */
  readonly isOpenOrAnswered: boolean;
};

/** Whether another one can be sent. One answer is the last word on a decision. */
export const canAppeal = (
  { count, isOpenOrAnswered }: AppealsSoFar,
  { toldAt, days, now }: { readonly toldAt: Date; readonly days: number; readonly now: Date },
): boolean => !isOpenOrAnswered && count < APPEALS_MOST && now < appealUntil(toldAt, days);

/** Of a promise that was due: answered by then, or not. */
export const isKeptInTime = (replyBy: Date, answeredAt: Date): boolean => answeredAt <= replyBy;

type Newest = {
  readonly state: AppealState;
  readonly replyBy: Date;
} | null;

/** What a candidate reads of it beside their application, in one line; null: nothing. */
export function appealLine(
  newest: Newest,
  {
    isRejected,
    ...asked
  }: AppealsSoFar & {
    readonly isRejected: boolean;
    readonly toldAt: Date;
    readonly days: number;
    readonly now: Date;
  },
): { readonly state: AppealState | 'possible'; readonly until: Date | null } | null {
  if (isRejected && canAppeal(asked, asked)) {
    return { state: 'possible', until: appealUntil(asked.toldAt, asked.days) };
  }
  if (newest === null) return null;
  const { state, replyBy } = newest;
  return { state, until: state === 'open' ? replyBy : null };
}

/** By when at the latest a rejection is told that waits for a candidate to see what was noted. */
export const flagsSeenBy = (rejectedAt: Date, days: number): Date => after(rejectedAt, days);

/** Who has seen what was noted has a day to explain it. */
const TIME_TO_EXPLAIN_MS = DAY_MS;

/** When a rejection that waited leaves, once the candidate has seen it: not before it was meant to, and no later than said. */
export function tellAfterSeen(
  seenAt: Date,
  { wishedAt, heldUntil }: { readonly wishedAt: Date; readonly heldUntil: Date },
): Date {
  const explained = seenAt.getTime() + TIME_TO_EXPLAIN_MS;
  return new Date(Math.min(heldUntil.getTime(), Math.max(wishedAt.getTime(), explained)));
}
