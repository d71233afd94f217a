import type { CalendarTrouble, calendarKinds } from '@candor/contract/interviews/calendar-rules';
import { sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { withinAccounts } from '../../../platform/database/enter-company.ts';
import type { Busy } from './busy-rules.ts';

export type ConnectedCalendar = {
  readonly id: number;
  readonly kind: (typeof calendarKinds)[number];
  readonly name: string;
  readonly host: string;
  readonly timeZone: string;
  readonly readAt: Date;
  readonly failingSince: Date | null;
  readonly trouble: CalendarTrouble | null;
  readonly failures: number;
  readonly dueAt: Date;
  readonly sourceSealed: string;
};

/** A calendar of a person. Every query needs a transaction in that person's name. */
export type Place = { readonly accountId: number; readonly id: number };

const columns = sql`c.id, c.kind, c.name, c.host, c.time_zone, c.read_at, c.failing_since, c.trouble, c.failures,
  c.source_sealed, t.due_at`;

export async function listConnected(tx: Tx, accountId: number): Promise<ConnectedCalendar[]> {
  const { rows } = await sql<ConnectedCalendar>`
    select ${columns} from connected_calendars c join calendar_turns t on t.calendar_id = c.id
     where c.account_id = ${accountId} order by c.id`.execute(tx);
  return rows;
}

export async function findConnected(
  tx: Tx,
  { accountId, id }: Place,
): Promise<ConnectedCalendar | undefined> {
  const { rows } = await sql<ConnectedCalendar>`
    select ${columns} from connected_calendars c join calendar_turns t on t.calendar_id = c.id
     where c.account_id = ${accountId} and c.id = ${id}`.execute(tx);
  return rows[0];
}

/** Two requests of one person wait for each other, so that they don't pass the limit together. */
export async function countConnected(tx: Tx, accountId: number): Promise<number> {
  await sql`select 1 from accounts where id = ${accountId} for no key update`.execute(tx);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from connected_calendars where account_id = ${accountId}`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
}

export async function insertCalendar(
  tx: Tx,
  accountId: number,
  calendar: Pick<ConnectedCalendar, 'kind' | 'name' | 'host' | 'timeZone' | 'sourceSealed'> & {
    readonly now: Date;
    readonly dueAt: Date;
  },
): Promise<number> {
  const { now, dueAt, ...written } = calendar;
  const { id } = await tx
    .insertInto('connectedCalendars')
    .values({ accountId, ...written, connectedAt: now, readAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('calendarTurns')
    .values({ calendarId: id, personId: accountId, dueAt })
    .execute();
  return id;
}

/** False when it was disconnected meanwhile. */
export async function noteReading(
  tx: Tx,
  { accountId, id }: Place,
  reading: { readonly now: Date; readonly dueAt: Date; readonly trouble: CalendarTrouble | null },
): Promise<boolean> {
  const { now, dueAt, trouble } = reading;
  const { numAffectedRows } = await (trouble === null
    ? sql`update connected_calendars
             set read_at = ${now}, failing_since = null, trouble = null, failures = 0
           where account_id = ${accountId} and id = ${id}`.execute(tx)
    : sql`update connected_calendars
             set failing_since = coalesce(failing_since, ${now}), trouble = ${trouble}, failures = failures + 1
           where account_id = ${accountId} and id = ${id}`.execute(tx));
  await tx.updateTable('calendarTurns').set({ dueAt }).where('calendarId', '=', id).execute();
  return numAffectedRows === 1n;
}

/** Only what differs is written: most of a calendar is as it was a quarter of an hour ago. */
export async function replaceBusy(
  tx: Tx,
  { accountId, id }: Place,
  busy: readonly Busy[],
): Promise<void> {
  const starts = busy.map(({ startsAt }) => new Date(startsAt));
  const ends = busy.map(({ endsAt }) => new Date(endsAt));
  const told = sql`unnest(${starts}::timestamptz[], ${ends}::timestamptz[]) as told (starts_at, ends_at)`;
  await sql`
    delete from busy_times b
     where b.account_id = ${accountId} and b.calendar_id = ${id}
       and not exists (select from ${told} where told.starts_at = b.starts_at and told.ends_at = b.ends_at)`.execute(
    tx,
  );
  await sql`
    insert into busy_times (account_id, calendar_id, starts_at, ends_at)
    select ${accountId}, ${id}, told.starts_at, told.ends_at from ${told}
    on conflict do nothing`.execute(tx);
}

/** The busy times of all calendars of this person that touch the window; for whoever may know when, never what. */
export async function listBusy(
  tx: Tx,
  accountId: number,
  window: { readonly from: Date; readonly until: Date },
): Promise<Busy[]> {
  const { rows } = await sql<{ startsAt: Date; endsAt: Date }>`
    select starts_at, ends_at from busy_times
     where account_id = ${accountId} and starts_at < ${window.until} and ends_at > ${window.from}`.execute(
    tx,
  );
  return rows.map(({ startsAt, endsAt }) => ({
    startsAt: startsAt.getTime(),
    endsAt: endsAt.getTime(),
  }));
}

export async function deleteCalendar(tx: Tx, { accountId, id }: Place): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('connectedCalendars')
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** All of them, with what was read of them: no secret opens their addresses any more. Gives whose they were. */
export async function dropCalendars(tx: Tx): Promise<number[]> {
  const rows = await tx.selectFrom('calendarTurns').select('personId').distinct().execute();
  const people = rows.map(({ personId }) => personId);
  await withinAccounts(tx, people, (accountId) =>
    tx.deleteFrom('connectedCalendars').where('accountId', '=', accountId).execute(),
  );
  return people;
}

/** Longer than a reading can take: whoever took it and is still silent then was killed. */
const LEASE_MS = 120_000;

/** Takes the one that waits longest; no other process takes it meanwhile. */
export async function takeDue(db: Database, now: Date): Promise<Place | undefined> {
  const { rows } = await db.global((tx) =>
    sql<Place>`
      update calendar_turns set due_at = ${new Date(now.getTime() + LEASE_MS)}
       where calendar_id = (select calendar_id from calendar_turns where due_at <= ${now}
                             order by due_at limit 1 for update skip locked)
      returning calendar_id as id, person_id as account_id`.execute(tx),
  );
  return rows[0];
}
