import type { LetterKind } from '@candor/contract/hiring/mail-template-rules';
import type { CalendarMethod } from '../../../platform/calendar/calendar-file-rules.ts';
import {
  type AppointmentChange,
  type AppointmentFacts,
  hasTime,
  type SeatFacts,
} from './facts-rules.ts';

type What = AppointmentChange['what'];

/** What somebody of a seat is written. */
export type SeatLetterKind =
  | 'hours-needed'
  | 'times-offered'
  | 'booked'
  | 'moved'
  | 'move-offered'
  | 'move-declined'
  | 'place-changed'
  | 'cancelled'
  | 'seat-asked'
  | 'seat-released'
  | 'waiting'
  | 'reminder';

/** Words of the company around ours, or ours alone where the candidate did it. */
export type CandidateLetterKind =
  | Extract<LetterKind, `live-${string}`>
  | 'withdrawn'
  | 'kept'
  | 'placed';

export type Letter = { readonly calendar: CalendarMethod | null } & (
  | { readonly to: 'candidate'; readonly kind: CandidateLetterKind }
  | { readonly to: 'seat'; readonly kind: SeatLetterKind; readonly seat: SeatFacts }
);

/** Who is written what when this has happened: each at most once, and nobody of what they did by a page just now. */
export function lettersOf(facts: AppointmentFacts, change: AppointmentChange): readonly Letter[] {
  const { only, left = [] } = change;
  const candidateKind = candidateKinds(change, facts)[change.what];
  const seatKind = seatKinds(change)[change.what];
  const isCandidateTold = only === undefined || only.candidate;
  const seats = onePerPerson(
    facts.seats.filter(
      ({ seatId, answer }) =>
        answer !== 'declined' && (only === undefined || only.seatIds.includes(seatId)),
    ),
  );
  return [
    ...(candidateKind !== undefined && isCandidateTold
      ? [{ to: 'candidate', kind: candidateKind, calendar: methodOf(facts, change) } as const]
      : []),
    ...(seatKind === undefined ? [] : seats).map(
      (seat) =>
        ({
          to: 'seat',
          kind: seatKind ?? 'booked',
          seat,
          calendar: methodOf(facts, change),
        }) as const,
    ),
    ...onePerPerson(left).map(
      (seat) =>
        ({
          ...({ to: 'seat', kind: 'seat-released', seat } as const),
          // Of a first booking whoever is not needed never had it in a calendar.
          calendar: hasTime(facts) && change.what !== 'booked' ? 'CANCEL' : null,
        }) as const,
    ),
  ];
}

/** Of several seats with one pool each person hears once. */
const onePerPerson = (seats: readonly SeatFacts[]): readonly SeatFacts[] =>
  seats.filter((seat, index) => seats.findIndex(({ email }) => email === seat.email) === index);

function candidateKinds(
  { by }: AppointmentChange,
  facts: AppointmentFacts,
): Partial<Record<What, CandidateLetterKind>> {
  return {
    asked: 'live-asked',
    booked: 'live-booked',
    moved: 'live-moved',
    'move-declined': 'live-move-declined',
    ...(by === 'company' && { 'move-dropped': 'kept' }),
    'place-changed': 'placed',
    cancelled: by === 'candidate' ? 'withdrawn' : 'live-cancelled',
    // Whoever says so before anything is booked has just read it on the page.
    ...(hasTime(facts) && { unable: 'withdrawn' }),
    reminded: 'live-waiting',
    ...(by === 'company' && { 'move-asked': 'live-move-asked' }),
  };
}

function seatKinds({ by }: AppointmentChange): Partial<Record<What, SeatLetterKind>> {
  return {
    offered: 'times-offered',
    booked: 'booked',
    moved: 'moved',
    'move-declined': 'move-declined',
    'move-dropped': 'move-declined',
    'place-changed': 'place-changed',
    cancelled: 'cancelled',
    unable: 'cancelled',
    'seat-asked': 'seat-asked',
    'hours-needed': 'hours-needed',
    reminded: 'waiting',
    ...(by === 'candidate' && { 'move-asked': 'move-offered' }),
  };
}

/** What changes a calendar, and nothing else, comes with a file. */
function methodOf(facts: AppointmentFacts, { what }: AppointmentChange): CalendarMethod | null {
  if (!hasTime(facts)) return null;
  if (['booked', 'moved', 'seat-asked', 'place-changed'].includes(what)) return 'REQUEST';
  return what === 'cancelled' || what === 'unable' ? 'CANCEL' : null;
}

/** Where the link of a mail leads; the pages are those of AV-1, AV-3 and AV-5. */
export function pathOf(letter: Letter, { beginning }: Pick<AppointmentFacts, 'beginning'>): string {
  const isMove = letter.kind === 'live-move-asked' || letter.kind === 'move-offered';
  if (letter.to === 'seat') {
    return `/${isMove ? 'reschedule-set-availability' : 'SetUserAvailability'}?calledBy=interviewer`;
  }
  return beginning === 'candidate-picks'
    ? `/${isMove ? 'reschedule-slot-selection' : 'slot-selection'}?calledBy=candidate`
    : `/${isMove ? 'reschedule-set-availability' : 'SetUserAvailability'}?calledBy=candidate`;
}

/** Whether its reader can still do something by a link. */
export const hasLink = ({ kind }: Letter): boolean =>
  !['withdrawn', 'live-cancelled', 'cancelled', 'seat-released'].includes(kind);

/** A booking at most 90 days ahead, and a month to look at it: a link outlives whatever it leads to. */
export const LINK_DAYS = 120;

/** What the member who asked for the interview is told of what others did. */
export const isTold = ({ what, by }: AppointmentChange): boolean =>
  by !== 'company' && !['hours-needed', 'reminded', 'seat-released', 'seat-asked'].includes(what);
