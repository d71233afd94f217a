import type { contract } from '@candor/contract';
import { CALENDARS_MOST, feedAddress } from '@candor/contract/interviews/calendar-rules';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import type { Outbound } from '../../../platform/outbound/outbound.ts';
import { sealText } from '../../../platform/sealing/sealed-text.ts';
import { createLimiter } from '../../people/accounts/index.ts';
import { type Busy, horizonAt, nextReadAt } from './busy-rules.ts';
import { createCalendarReader } from './calendar-reader.ts';
import type { CalendarSource } from './calendar-source.ts';
import {
  type ConnectedCalendar,
  countConnected,
  deleteCalendar,
  insertCalendar,
  listConnected,
  replaceBusy,
} from './calendar-store.ts';
import { findBusy } from './find-busy.ts';
import { readConnected, type ReadingParts } from './read-connected.ts';

type Handlers = HandlersOf<typeof contract.calendars>;
type Parts = Omit<ReadingParts, 'read'> & { readonly outbound: Outbound };

const WEEK_MS = 7 * 86_400_000;

export function createCalendarHandlers(given: Parts): Handlers {
  const parts = { ...given, read: createCalendarReader(given) };
  const { db } = parts;
  const limiter = createLimiter(db, 'read-calendar');
  const keyOf = (accountId: number) => `calendars of ${accountId}`;
  return {
    listCalendars: async ({ session: { accountId }, now }) => {
      const week = { startsAt: now.getTime(), endsAt: now.getTime() + WEEK_MS };
      const connected = await db.asAccount(accountId, (tx) => listConnected(tx, accountId));
      return {
        calendars: connected.map(shown),
        busyTimes: (await findBusy(db, accountId, week)).map(inWords),
      };
    },

    connectCalendar: async ({ body, session: { accountId }, client }) => {
      const source = sourceOf(body);
      await limiter.countTry(keyOf(accountId), client.ip);
      await db.asAccount(accountId, async (tx) => refuseMore(await countConnected(tx, accountId)));
      const calendarID = await connect(parts, accountId, { ...body, source });
      return { calendarID };
    },

    readCalendarNow: async ({ params: { calendarID: id }, session: { accountId }, client }) => {
      await limiter.countTry(keyOf(accountId), client.ip);
      const calendar = await readConnected(parts, { accountId, id });
      if (calendar === undefined) throw unknown();
      return shown(calendar);
    },

    disconnectCalendar: async ({ params: { calendarID: id }, session: { accountId } }) => {
      const isGone = await db.asAccount(accountId, (tx) => deleteCalendar(tx, { accountId, id }));
      if (!isGone) throw unknown();
      return { done: true };
    },
  };
}

const unknown = () => refuse('not_found', { params: { what: 'calendar' } });

function refuseMore(connected: number): void {
  if (connected < CALENDARS_MOST) return;
  throw refuse('too_many_calendars', { params: { most: CALENDARS_MOST } });
}

type Typed = {
  readonly kind: 'feed' | 'caldav';
  readonly name: string;
  readonly timeZone: string;
  readonly address: string;
  readonly user: string;
  readonly password: string;
};

function sourceOf({ kind, address, user, password }: Typed): CalendarSource {
  const typed = feedAddress(address);
  return kind === 'feed' ? { kind, address: typed } : { kind, address: typed, user, password };
}

/** Read outside of any transaction; what it holds is kept with it, so that it never counts as free. */
async function connect(
  { db, clock, sealingKey, read }: ReadingParts,
  accountId: number,
  { kind, name, timeZone, source }: Typed & { readonly source: CalendarSource },
): Promise<number> {
  const horizon = horizonAt(clock().getTime());
  const reading = await read({ source, timeZone, horizon });
  if ('trouble' in reading) {
    throw refuse(reading.trouble, { path: 'body.address' });
  }
  const sourceSealed = await sealText(JSON.stringify(source), sealingKey);
  const host = URL.parse(source.address)?.host ?? '';
  const now = clock();
  const dueAt = new Date(nextReadAt(now.getTime(), 0));
  return db.asAccount(accountId, async (tx) => {
    refuseMore(await countConnected(tx, accountId));
    const written = { kind, name: name.trim(), host, timeZone, sourceSealed };
    const id = await insertCalendar(tx, accountId, { ...written, now, dueAt });
    await replaceBusy(tx, { accountId, id }, reading.busy);
    return id;
  });
}

function shown({ id, trouble, failingSince, readAt, dueAt, ...calendar }: ConnectedCalendar) {
  const { kind, name, host, timeZone } = calendar;
  return {
    ...{ calendarID: id, kind, name, host, timeZone },
    readAt: readAt.toISOString(),
    nextReadAt: dueAt.toISOString(),
    trouble:
      trouble === null || failingSince === null
        ? null
        : { code: trouble, since: failingSince.toISOString() },
  };
}

const inWords = ({ startsAt, endsAt }: Busy) => ({
  startsAt: new Date(startsAt).toISOString(),
  endsAt: new Date(endsAt).toISOString(),
});
