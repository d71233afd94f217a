import { isBusinessDay } from './business-day-rules.ts';
import { isJurisdiction, type Jurisdiction } from './job-rules.ts';

export type Demands = {
  /** Between the invitation, which brings the notice, and the first start of an interview. */
  readonly waitingBusinessDays: number;
  /** A person has to have judged an interview before its candidate is rejected. */
  readonly needsReview: boolean;
};

const demands: Readonly<Record<Jurisdiction, Demands>> = {
  eu: { waitingBusinessDays: 0, needsReview: true },
  'us-il': { waitingBusinessDays: 0, needsReview: false },
  'us-nyc': { waitingBusinessDays: 10, needsReview: false },
  'us-co': { waitingBusinessDays: 0, needsReview: true },
  'us-ca': { waitingBusinessDays: 0, needsReview: false },
};

/** What a newer node knows demands nothing here. */
export const demandsOf = (jurisdiction: string | null): Demands =>
  isJurisdiction(jurisdiction)
    ? demands[jurisdiction]
    : { waitingBusinessDays: 0, needsReview: false };

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
