import type {
  Beginning,
  LiveState,
  PlaceKind,
  SeatAnswer,
} from '@candor/contract/interviews/appointment-rules';

export type SeatFacts = {
  /** A person's place at a seat, to which their link leads: people of one pool answer apart. */
  readonly seatId: number;
  readonly accountId: number | null;
  readonly name: string;
  readonly email: string;
  /** null: not said. */
  readonly timeZone: string | null;
  /** A member of the company; otherwise an interviewer from outside. */
  readonly isColleague: boolean;
  readonly answer: SeatAnswer;
};

/** A live interview as mails, calendars and reminders tell it. */
export type AppointmentFacts = {
  readonly companyId: number;
  readonly scheduleId: number;
  /** The same as long as the interview lives, in every calendar. */
  readonly uid: string;
  /** Rises with each move. */
  readonly sequence: number;
  readonly state: LiveState;
  readonly beginning: Beginning;
  readonly companyName: string;
  readonly jobTitle: string;
  readonly minutes: number;
  /** null: nothing is booked. After a cancellation still when it was booked for. */
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly place: { readonly kind: PlaceKind; readonly text: string };
  /** What the company wrote to the candidate. */
  readonly message: string;
  /** The company's. */
  readonly timeZone: string;
  readonly candidate: {
    readonly candidateId: number;
    readonly name: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly timeZone: string | null;
  };
  /** Whoever sits there; of a seat that nobody has yet, each of its pool. */
  readonly seats: readonly SeatFacts[];
  /** The member who hears what others do; null: gone. */
  readonly askedBy: { readonly accountId: number; readonly name: string } | null;
};

export const appointmentChanges = [
  'asked',
  'offered',
  'booked',
  'moved',
  'move-asked',
  'move-declined',
  // Whoever asked for a move no longer wants it.
  'move-dropped',
  'cancelled',
  'unable',
  'seat-asked',
  'seat-declined',
  'seat-proposed',
  'seat-released',
  // All have answered, and no offered time suits all.
  'none-matched',
  'place-changed',
  'hours-needed',
  'reminded',
  'noted',
] as const;

export type AppointmentChange = {
  readonly what: (typeof appointmentChanges)[number];
  readonly by: 'candidate' | 'company' | 'interviewer';
  /** As somebody typed it. */
  readonly reason?: string;
  /** The people who left a seat with this. */
  readonly left?: readonly SeatFacts[];
  /** Only these places, of all whom such a change concerns: who is reminded, which seats are new. */
  readonly only?: { readonly candidate: boolean; readonly seatIds: readonly number[] };
};

export type BookedFacts = AppointmentFacts & { readonly startsAt: Date; readonly endsAt: Date };

/** Whether it has, or had, a time. */
export const hasTime = (facts: AppointmentFacts): facts is BookedFacts =>
  facts.startsAt !== null && facts.endsAt !== null;
