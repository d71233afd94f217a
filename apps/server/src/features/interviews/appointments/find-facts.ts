import type { Tx } from '../../../platform/database/database.ts';
import { type AppointmentId, findAppointment } from './appointment-store.ts';
import { readFacts } from './facts-store.ts';
import type { AppointmentFacts } from './facts-rules.ts';
import { findSeats } from './seat-store.ts';

/** In a transaction of the company; undefined: there is no such live interview any more. */
export async function findFacts(
  tx: Tx,
  id: AppointmentId,
  baseUrl: string,
): Promise<AppointmentFacts | undefined> {
  const found = await findAppointment(tx, id);
  if (found === undefined) return undefined;
  return readFacts(tx, { found, seats: await findSeats(tx, id), baseUrl });
}
