import { isBusinessDay } from './business-day-rules.ts';
import { isJurisdiction, type Jurisdiction } from './job-rules.ts';

/** What is kept of somebody that one of these laws has kept for years. */
export type LawKept = 'interviews' | 'monitor-evidence' | 'applications';

export type Demands = {
  /** Between the invitation, which brings the notice, and the first start of an interview. */
  readonly waitingBusinessDays: number;
  /** A person has to have judged an interview before its candidate is rejected. */
  readonly needsReview: boolean;
  /** The letter of a rejection says which part software had, and what can be asked for. */
  readonly explainsRejection: boolean;
  /** A rejection tells its candidate the principal reasons, as whoever rejects has written them. */
  readonly tellsReasons: boolean;
  /** Days before which nothing of this kind goes by itself; null: the law names none. */
  readonly keptDays: Readonly<Record<LawKept, number>> | null;
  /** A recording is gone so many days after its candidate asked for it; null: the law names none. */
  readonly recordingWithinDays: number | null;
};

/** Four years, a leap day among them. */
const FOUR_YEARS = 1461;
/** Records are kept from the decision where that comes later: most follow within a year of the interview. */
const WITH_DECISION = FOUR_YEARS + 366;

const california = {
  ...{ applications: FOUR_YEARS, interviews: WITH_DECISION },
  'monitor-evidence': WITH_DECISION,
};

const judged = {
  ...{ needsReview: true, explainsRejection: true },
  ...{ tellsReasons: false, recordingWithinDays: null },
};
const unjudged = { ...judged, needsReview: false, explainsRejection: false };

const demands: Readonly<Record<Jurisdiction, Demands>> = {
  eu: { waitingBusinessDays: 0, ...judged, keptDays: null },
  'us-il': { waitingBusinessDays: 0, ...unjudged, keptDays: null, recordingWithinDays: 30 },
  'us-nyc': { waitingBusinessDays: 10, ...unjudged, keptDays: null },
  'us-co': { waitingBusinessDays: 0, ...judged, tellsReasons: true, keptDays: null },
  'us-ca': { waitingBusinessDays: 0, ...unjudged, keptDays: california },
};

/** What a newer node knows demands nothing here. */
export const demandsOf = (jurisdiction: string | null): Demands =>
  isJurisdiction(jurisdiction)
    ? demands[jurisdiction]
    : { waitingBusinessDays: 0, ...unjudged, keptDays: null };

/** For how many days it is kept that a company keeps for `days`, and of a job that follows this law. */
export const daysByLaw = (kind: LawKept, days: number, jurisdiction: string | null): number =>
  Math.max(days, demandsOf(jurisdiction).keptDays?.[kind] ?? 0);

const DAY = 86_400_000;
/** Every day of these laws is one of New York: none of the others counts days. */
const zone = 'America/New_York';

/** The day there, as if it were one of UTC. */
function dayOf(at: Date): number {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' });
  return Date.parse(`${parts.format(at)}T00:00:00Z`);
}

/**
 * From when an interview may be begun whose candidate is told of it now: whole business days lie between, and neither
 * that of the invitation nor that of the start is counted. Null: at once.
 */
export function earliestStart(told: Date, jurisdiction: string | null): Date | null {
  const { waitingBusinessDays } = demandsOf(jurisdiction);
  if (waitingBusinessDays === 0) return null;
  let day = dayOf(told);
  for (let left = waitingBusinessDays; left > 0; ) {
    day += DAY;
    if (isBusinessDay(new Date(day))) left -= 1;
  }
  // Five hours after midnight of UTC it is the next day there, in summer and in winter.
  return new Date(day + DAY + 5 * 3_600_000);
}

/** The laws that have anything kept, with for how long. */
export const keepingLaws = (kind: LawKept): { jurisdiction: string; days: number }[] =>
  Object.entries(demands).flatMap(([jurisdiction, { keptDays }]) =>
    keptDays === null ? [] : [{ jurisdiction, days: keptDays[kind] }],
  );
