/** A call: the same words and limits in the page and on the server. */

/** A page may be opened so long before; who is there sees the others come. */
export const OPENS_BEFORE_MS = 15 * 60_000;
/** Calls overrun: whoever lost the line comes back for so long after the planned end. */
export const STAYS_OPEN_MS = 60 * 60_000;
/** In a mesh everybody sends to everybody. */
export const PEOPLE_MOST = 6;
export const CHAT_MOST = 2000;
/** A page says so often that it is there. */
export const PAGE_BEAT_MS = 4_000;
/** Whose page said nothing for so long has left. */
export const PRESENT_MS = 15_000;
/** Browsers let a hidden page speak once a minute. Not one that shows its screen: it keeps the others from theirs. */
export const HIDDEN_PRESENT_MS = 150_000;

export const reactions = ['agree', 'thanks', 'applause', 'laugh', 'surprise'] as const;
export type Reaction = (typeof reactions)[number];
/** A reaction passes: whoever comes after that does not see it. */
export const REACTION_SHOWN_MS = 5_000;
/** So many of one person in the time that one is seen. */
export const REACTIONS_MOST = 5;

export const GUEST_NAME_MOST = 100;

/** A guest was let in by somebody inside, and sees what a candidate sees. */
export const callRoles = ['candidate', 'interviewer', 'guest'] as const;
export type CallRole = (typeof callRoles)[number];

/** How a connection of two pages fared: it stood, by which way; it did not come to stand; it stood and was made anew. */
export const connectionFates = ['direct', 'relay', 'failed', 'lost'] as const;
export type ConnectionFate = (typeof connectionFates)[number];

export type CallTimes = {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly cancelledAt: Date | null;
};

/** Whether people may be in it now. */
/** What one opening of the call's page is called where something else than our server carries its media. */
export const participantOf = ({
  seatID,
  page,
}: {
  readonly seatID: number;
  readonly page: string;
}): string => `${seatID}_${page}`;

export function callStateAt(
  { startsAt, endsAt, cancelledAt }: CallTimes,
  now: Date,
): 'early' | 'open' | 'over' | 'cancelled' {
  if (cancelledAt !== null) return 'cancelled';
  if (now.getTime() < startsAt.getTime() - OPENS_BEFORE_MS) return 'early';
  return now.getTime() < endsAt.getTime() + STAYS_OPEN_MS ? 'open' : 'over';
}
