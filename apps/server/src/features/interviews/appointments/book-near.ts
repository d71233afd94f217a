import type { Tx } from '../../../platform/database/database.ts';
import type { AppointmentId } from './appointment-store.ts';
import { bookTime, lockRoom } from './book.ts';
import { openWork, type Parts } from './change.ts';
import { panelTimes } from './slot-rules.ts';

const LOOKED_MOST = 2000;

/** Books the first time from this one on at which everybody can, as the candidate would by their link. False: there is none. */
export async function bookNear(
  tx: Tx,
  parts: Parts,
  {
    from,
    timeZone,
    now,
    ...id
  }: AppointmentId & { readonly from: Date; readonly timeZone: string; readonly now: Date },
): Promise<boolean> {
  const actor = { kind: 'candidate', accountId: null } as const;
  const work = await openWork(tx, parts, { id, actor, now });
  const room = await lockRoom(work, null);
  const at = panelTimes(room.plan, room.panel, LOOKED_MOST).find((one) => one >= from.getTime());
  if (at === undefined) return false;
  const change = { candidateZone: timeZone };
  await bookTime(work, { startsAt: new Date(at), offers: null, room, change });
  return true;
}
