import type { contract } from '@candor/contract';
import { writeCalendar } from '../../../platform/calendar/calendar-file-rules.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { newLinkToken, readLinkToken } from '../links/index.ts';
import { type EntryReader, eventOf } from './entry-rules.ts';
import { type AppointmentFacts, hasTime, type SeatFacts } from './facts-rules.ts';
import {
  deleteFeed,
  findFeed,
  findSchedulesOf,
  listBookedSeats,
  openFeed,
  putFeed,
} from './feed-store.ts';
import { feedWords } from './feed-words.ts';

type Handlers = HandlersOf<typeof contract.interviewFeeds>;

type FeedParts = {
  readonly db: Database;
  /** Where people reach this installation: the beginning of the address. */
  readonly baseUrl: string;
  readonly mailAddress: string;
  /** In a transaction of the company; undefined: there is none any more. */
  readonly findFacts: (
    tx: Tx,
    one: { readonly companyId: number; readonly scheduleId: number },
  ) => Promise<AppointmentFacts | undefined>;
};

/** What was is looked up for a month. */
const BACK_MS = 30 * 86_400_000;
/** How often a calendar program asks, as far as it listens. */
const HOURS = 1;

export function createFeedHandlers(parts: FeedParts): Handlers {
  const { db, baseUrl } = parts;
  return {
    getInterviewFeed: ({ session: { accountId } }) =>
      db.asAccount(accountId, async (tx) => {
        const feed = await findFeed(tx, accountId);
        if (feed === undefined) return { feed: null };
        const { madeAt, readAt } = feed;
        return {
          feed: { madeAt: madeAt.toISOString(), readAt: readAt?.toISOString() ?? null },
        };
      }),

    makeInterviewFeed: ({ session: { accountId }, now }) =>
      db.asAccount(accountId, async (tx) => {
        // As links carry their company, this carries its account: the first query is in that person's name.
        const { token, hash } = newLinkToken(accountId);
        await putFeed(tx, { accountId, tokenHash: hash, madeAt: now });
        const address = new URL('/api/interview-feed/calendar.ics', baseUrl);
        address.searchParams.set('token', token);
        return { address: address.href };
      }),

    revokeInterviewFeed: ({ session: { accountId } }) =>
      db.asAccount(accountId, async (tx) => {
        await deleteFeed(tx, accountId);
        return { done: true };
      }),

    readInterviewFeed: async ({ query: { token }, now }) => {
      const read = readLinkToken(token);
      if (read === null) throw nothingHere();
      const { companyId: accountId, hash: tokenHash } = read;
      const seats = await db.asAccount(accountId, async (tx) => {
        if (!(await openFeed(tx, { accountId, tokenHash, now }))) throw nothingHere();
        return listBookedSeats(tx, accountId, new Date(now.getTime() - BACK_MS));
      });
      return writeFeed(parts, { accountId, seats, now });
    },
  };
}

const nothingHere = () => fail('not_found', feedWords.nothingHere);

type Feed = {
  readonly accountId: number;
  readonly seats: readonly { readonly companyId: number; readonly seatId: number }[];
  readonly now: Date;
};

async function writeFeed(
  { db, mailAddress, findFacts }: FeedParts,
  { accountId, seats, now }: Feed,
): Promise<string> {
  const events = [];
  for (const [companyId, theirs] of Map.groupBy(seats, (seat) => seat.companyId)) {
    const seatIds = theirs.map(({ seatId }) => seatId);
    const found = await db.inCompany(companyId, async (tx) => {
      const all = [];
      for (const scheduleId of await findSchedulesOf(tx, companyId, seatIds)) {
        all.push(await findFacts(tx, { companyId, scheduleId }));
      }
      return all;
    });
    for (const facts of found) {
      const seat = facts?.seats.find((one) => one.accountId === accountId);
      // Whoever left the company since reads nothing of it any more.
      if (facts === undefined || seat === undefined || !hasTime(facts)) continue;
      if (facts.state !== 'booked' && facts.state !== 'over') continue;
      const organizer = { email: mailAddress };
      events.push(eventOf(facts, { method: 'PUBLISH', reader: readerOf(seat), organizer }));
    }
  }
  const feed = { name: feedWords.calendarName, hours: HOURS };
  return writeCalendar({ method: 'PUBLISH', now, events, feed });
}

const readerOf = ({ name, email }: SeatFacts): EntryReader => ({ kind: 'seat', name, email });
