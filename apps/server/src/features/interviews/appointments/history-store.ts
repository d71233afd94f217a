import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.ts';
import { addDue } from '../../../platform/queue/due-store.ts';
import type { AppointmentId } from './appointment-store.ts';

export type HistoryKind = DB['appointmentEvents']['what'];
export type HistoryBy = DB['appointmentEvents']['byKind'];

export async function addHistory(
  tx: Tx,
  { companyId, scheduleId }: AppointmentId,
  entry: {
    readonly at: Date;
    readonly byKind: HistoryBy;
    readonly accountId: number | null;
    readonly what: HistoryKind;
    readonly detail?: string;
    readonly startsAt?: Date | null;
  },
): Promise<void> {
  await tx
    .insertInto('appointmentEvents')
    .values({ companyId, scheduleId, ...entry })
    .execute();
}

export type HistoryRow = {
  readonly at: Date;
  readonly byKind: HistoryBy;
  readonly name: string | null;
  readonly what: HistoryKind;
  readonly detail: string;
  readonly startsAt: Date | null;
};

/** In order. Of somebody outside it has the name that the company typed. */
export async function listHistory(
  tx: Tx,
  { companyId, scheduleId }: AppointmentId,
): Promise<HistoryRow[]> {
  const { rows } = await sql<HistoryRow>`
    select e.at, e.by_kind, e.what, e.detail, e.starts_at,
           coalesce((select p.name from appointment_seat_people p
                       join appointment_seats t on t.company_id = p.company_id and t.id = p.seat_id
                      where p.company_id = e.company_id and t.schedule_id = e.schedule_id
                        and p.account_id = e.account_id and p.name is not null limit 1),
                    case when m.id is not null then trim(a.first_name || ' ' || a.last_name) end) as name
      from appointment_events e
      left join accounts a on a.id = e.account_id
      left join memberships m on m.company_id = e.company_id and m.account_id = e.account_id
     where e.company_id = ${companyId} and e.schedule_id = ${scheduleId} order by e.id`.execute(tx);
  return rows;
}

export const TURN = 'appointment';

export type TurnKind = DB['appointmentTurns']['kind'];

/** What is done at which time while this time stands; what was planned before is not. */
export async function planTurns(
  tx: Tx,
  { companyId, scheduleId }: AppointmentId,
  turns: readonly { readonly kind: TurnKind; readonly dueAt: Date }[],
): Promise<void> {
  await tx
    .deleteFrom('appointmentTurns')
    .where('companyId', '=', companyId)
    .where('scheduleId', '=', scheduleId)
    .execute();
  if (turns.length === 0) return;
  const rows = await tx
    .insertInto('appointmentTurns')
    .values(turns.map((turn) => ({ companyId, scheduleId, ...turn })))
    .returning(['id', 'dueAt'])
    .execute();
  await addDue(
    tx,
    TURN,
    rows.map(({ id, dueAt: at }) => ({ id, companyId, at })),
  );
}

/** Takes it, so that it is done once; undefined: it was planned for a time that no longer stands. */
export async function takeTurn(
  tx: Tx,
  companyId: number,
  id: number,
): Promise<{ readonly scheduleId: number; readonly kind: TurnKind } | undefined> {
  return tx
    .selectFrom('appointmentTurns')
    .select(['scheduleId', 'kind'])
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();
}
