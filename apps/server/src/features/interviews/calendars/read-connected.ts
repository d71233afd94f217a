import type { CalendarTrouble } from '@candor/contract/interviews/calendar-rules';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { openSealedText } from '../../../platform/sealing/sealed-text.ts';
import { horizonAt, nextReadAt } from './busy-rules.ts';
import type { CalendarReader, Reading } from './calendar-reader.ts';
import type { CalendarSource } from './calendar-source.ts';
import {
  type ConnectedCalendar,
  findConnected,
  noteReading,
  type Place,
  replaceBusy,
} from './calendar-store.ts';

export type ReadingParts = {
  readonly db: Database;
  readonly clock: Clock;
  readonly sealingKey: Uint8Array;
  readonly read: CalendarReader;
};

/** Reads a calendar again. Where that fails its busy times stay as they were. undefined: it is connected no more. */
export async function readConnected(
  parts: ReadingParts,
  place: Place,
): Promise<ConnectedCalendar | undefined> {
  const { db, clock } = parts;
  const calendar = await db.asAccount(place.accountId, (tx) => findConnected(tx, place));
  if (calendar === undefined) return undefined;
  const reading = await readSealed(parts, calendar);
  const now = clock();
  const trouble: CalendarTrouble | null = 'trouble' in reading ? reading.trouble : null;
  const failures = trouble === null ? 0 : calendar.failures + 1;
  const dueAt = new Date(nextReadAt(now.getTime(), failures));
  return db.asAccount(place.accountId, async (tx) => {
    if (!(await noteReading(tx, place, { now, dueAt, trouble }))) return undefined;
    if ('busy' in reading) await replaceBusy(tx, place, reading.busy);
    return findConnected(tx, place);
  });
}

async function readSealed(
  { read, clock, sealingKey }: ReadingParts,
  { sourceSealed, timeZone }: ConnectedCalendar,
): Promise<Reading> {
  let source: CalendarSource;
  try {
    source = JSON.parse(await openSealedText(sourceSealed, sealingKey)) as CalendarSource;
  } catch {
    // The installation's own secret was changed since: only who typed it knows the password.
    return { trouble: 'sign_in_refused' };
  }
  return read({ source, timeZone, horizon: horizonAt(clock().getTime()) });
}
