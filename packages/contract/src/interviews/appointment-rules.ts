/** Live interviews: the same words and limits in the page and on the server. */

/** What a live interview is, in the field's words; companies read them in a list. */
export const liveKinds = [
  'phone-screen',
  'technical',
  'culture',
  'panel',
  'final',
  'other',
] as const;
export type LiveKind = (typeof liveKinds)[number];

/** Where it happens; `call`: on our own calling site, without an address of its own. */
export const placeKinds = ['link', 'call', 'phone', 'address'] as const;
export type PlaceKind = (typeof placeKinds)[number];

/** Who says the first times: the candidate offers some, or picks one of those at which all seats are free. */
export const beginnings = ['candidate-offers', 'candidate-picks'] as const;
export type Beginning = (typeof beginnings)[number];

/**
 * - `asked`: the candidate was asked, and nothing is booked.
 * - `offered`: the candidate offered times, and the company or the interviewers have to choose one.
 * - `booked`: it takes place at `startsAt`, also while somebody looks for another time (`move`).
 * - `over`: its end has passed. `unable`: the candidate said so. `cancelled`: the company did.
 */
export const liveStates = ['asked', 'offered', 'booked', 'over', 'unable', 'cancelled'] as const;
export type LiveState = (typeof liveStates)[number];

/** Who a move waits for. */
export const moveWaits = ['candidate', 'company', 'interviewers'] as const;
export type MoveWait = (typeof moveWaits)[number];

/** What somebody of a seat answered. */
export const seatAnswers = ['open', 'accepted', 'declined'] as const;
export type SeatAnswer = (typeof seatAnswers)[number];

/** Why a time is not offered; of a seat, or of the interview itself. */
export const hindrances = [
  'in-the-past',
  'short-notice',
  'after-last-day',
  'no-hours',
  /** Of somebody from outside, of whom a company is told no more. */
  'not-accepted-yet',
  'not-free',
  'outside-hours',
  'day-off',
  'busy',
  'booked',
  'day-full',
  'week-full',
  'candidate-booked',
  'nobody-named',
  /** Each seat has somebody, but one person cannot sit twice. */
  'too-few-people',
] as const;
export type Hindrance = (typeof hindrances)[number];

export const SEATS_MOST = 8;
export const POOL_MOST = 20;
export const MINUTES_LEAST = 10;
export const MINUTES_MOST = 480;
export const BUFFER_MOST = 120;
export const NOTICE_HOURS_MOST = 336;
/** How far ahead somebody may be booked, in days. */
export const AHEAD_MOST_DAYS = 90;
export const SPANS_MOST = 200;
export const REASON_MOST = 500;
export const ROUNDS_MOST = 10;
export const PLACE_MOST = 500;
/** Times begin on such minutes of the hour, in the company's zone. */
export const STEP_MINUTES = 15;
/** A candidate may move a live interview so often by the link. */
export const MOVES_MOST = 5;
