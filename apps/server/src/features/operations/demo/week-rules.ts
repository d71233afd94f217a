import type { Beginning, LiveKind, PlaceKind } from '@candor/contract/interviews/appointment-rules';
import { dayAt, dayText, typedInstant, weekdayOf } from '@candor/contract/interviews/zone-rules';

/** The demo company's own zone. */
export const HOME = 'Europe/Oslo';

export type Planned = {
  readonly kind: LiveKind;
  readonly minutes: number;
  readonly place: { readonly kind: PlaceKind; readonly text: string };
  /** Who sits there, by the demo's own addresses in this order: 0 is its admin, 1 its recruiter. */
  readonly seats: readonly (0 | 1)[];
  /** Where the candidate is. */
  readonly candidateZone: string;
  /** Working days from today and a time in the company's zone; null: the candidate has said nothing yet. */
  readonly at: { readonly workingDays: number; readonly time: string } | null;
  readonly beginning: Beginning;
};

const call = { kind: 'call', text: '' } as const;
const link = { kind: 'link', text: 'https://meet.example.com/larkfield' } as const;
const picks = { beginning: 'candidate-picks' } as const;

/** A week in three zones: one call within the hour, three on the days after, and two candidates who have yet to answer. */
export const plannedWeek: readonly Planned[] = [
  {
    ...{ ...picks, kind: 'phone-screen', minutes: 30, place: call, seats: [0] },
    ...{ candidateZone: HOME, at: { workingDays: 0, time: '00:00' } },
  },
  {
    ...{ ...picks, kind: 'technical', minutes: 60, place: call, seats: [0, 1] },
    ...{ candidateZone: 'Asia/Kolkata', at: { workingDays: 1, time: '10:00' } },
  },
  {
    ...{ ...picks, kind: 'culture', minutes: 45, place: link, seats: [1] },
    ...{ candidateZone: 'America/New_York', at: { workingDays: 2, time: '15:30' } },
  },
  {
    ...{ ...picks, kind: 'final', minutes: 60, place: call, seats: [0] },
    ...{ candidateZone: 'Asia/Kolkata', at: { workingDays: 4, time: '11:00' } },
  },
  {
    ...{ ...picks, kind: 'technical', minutes: 60, place: call, seats: [0, 1] },
    ...{ candidateZone: HOME, at: null },
  },
  {
    ...{ beginning: 'candidate-offers', kind: 'panel', minutes: 60, place: link, seats: [0, 1] },
    ...{ candidateZone: 'America/New_York', at: null },
  },
];

/** Time to look round before the first begins; it can be joined as long before. */
const SOON_MS = 15 * 60_000;

/** The instant of this time, so many days of Monday to Friday after today; 0 is soon. */
export function workingInstant(
  now: Date,
  { workingDays, time }: { readonly workingDays: number; readonly time: string },
): Date {
  if (workingDays === 0) return new Date(now.getTime() + SOON_MS);
  let day = dayAt(now.getTime(), HOME);
  for (let left = workingDays; left > 0; ) {
    day += 1;
    if (weekdayOf(day) < 5) left -= 1;
  }
  const typed = typedInstant(`${dayText(day)}T${time}`, HOME);
  return 'at' in typed ? new Date(typed.at) : now;
}
