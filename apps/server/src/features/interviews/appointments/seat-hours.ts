import type { contract } from '@candor/contract';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf, LinkOf } from '../../../platform/http/handlers.ts';
import { readHoursIn, sayHoursIn } from '../availability/index.ts';
import { hasEnded } from './appointment-state-rules.ts';
import { isOver, type Parts, readAppointment } from './change.ts';
import { ownOf, placeOf } from './seat-handlers.ts';
import type { Tx } from '../../../platform/database/database.ts';

type Handlers = Pick<HandlersOf<typeof contract.appointments>, 'readSeatHours' | 'saveSeatHours'>;

/** The hours of whoever was written to, while there is something to be found for them; no company's log has it (0291). */
export function seatHoursHandlers({ db }: Parts): Handlers {
  return {
    readSeatHours: ({ link, now }) =>
      db.inCompany(link.companyId, async (tx) => readHoursIn(tx, await whose(tx, link, now))),
    saveSeatHours: ({ body: { revision, token: _ofLink, ...hours }, link, now }) =>
      db.inCompany(link.companyId, async (tx) => {
        const accountId = await whose(tx, link, now);
        if (!(await sayHoursIn(tx, accountId, { hours, revision, now }))) {
          throw refuse('changed_meanwhile', { params: { what: 'availability' } });
        }
        return { revision: revision + 1 };
      }),
  };
}

async function whose(tx: Tx, link: LinkOf<'appointment-seat'>, now: Date): Promise<number> {
  const id = await placeOf(tx, link);
  const { found, seats } = await readAppointment(tx, id);
  if (hasEnded(found, now)) throw isOver();
  return ownOf({ seats }, id.placeId).place.accountId;
}
