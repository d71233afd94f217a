import type { CreditKind } from '@candor/contract/operations/credits';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

const balances = (tx: Tx, companyId: number) =>
  tx
    .selectFrom('ledgerBalances')
    .select('balance')
    .where('companyId', '=', companyId)
    .where('account', '=', 'credits')
    .where('currency', '=', CREDITS);

/** As the ledger names them; no currency of ISO 4217. */
export const CREDITS = 'CRD';

export const readBalance = async (tx: Tx, companyId: number): Promise<number> =>
  (await balances(tx, companyId).executeTakeFirst())?.balance ?? 0;

/** Whoever comes second waits, and sees what the first has left. */
export const lockBalance = async (tx: Tx, companyId: number): Promise<number> =>
  (await balances(tx, companyId).forUpdate().executeTakeFirst())?.balance ?? 0;

/** Since when its admins know that few are left; null: they were not told, or there were enough meanwhile. */
export async function findFewTold(tx: Tx, companyId: number): Promise<Date | null> {
  const row = await balances(tx, companyId).select('fewToldAt').executeTakeFirst();
  return row?.fewToldAt ?? null;
}

export async function noteFewTold(tx: Tx, companyId: number, fewToldAt: Date | null) {
  await tx
    .updateTable('ledgerBalances')
    .set({ fewToldAt })
    .where('companyId', '=', companyId)
    .where('account', '=', 'credits')
    .where('currency', '=', CREDITS)
    .execute();
}

export type NewMove = {
  readonly companyId: number;
  readonly reason: 'bought' | 'used' | 'returned' | 'refunded';
  readonly credits: number;
  readonly paymentId?: number;
  readonly scheduleId?: number | null;
  /** Of what was used or came back. */
  readonly kind?: CreditKind | null;
  readonly usedId?: number;
  readonly madeAt: Date;
  readonly madeBy?: number;
};

/** Undefined where a use was returned before. */
export const insertMove = (tx: Tx, move: NewMove) =>
  tx
    .insertInto('creditMoves')
    .values(move)
    .onConflict((on) => on.doNothing())
    .returning('id')
    .executeTakeFirst();

/** Uses that were not returned. */
const livingUses = (tx: Tx, companyId: number) =>
  tx
    .selectFrom('creditMoves as used')
    .select(['used.id', 'used.scheduleId', 'used.kind', 'used.credits'])
    .where('used.companyId', '=', companyId)
    .where('used.reason', '=', 'used')
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('creditMoves as back')
            .select('back.id')
            .whereRef('back.companyId', '=', 'used.companyId')
            .whereRef('back.usedId', '=', 'used.id'),
        ),
      ),
    )
    .orderBy('used.id');

export type Use = Awaited<ReturnType<typeof listLivingUses>>[number];

/** Of these interviews. */
export const listLivingUses = (tx: Tx, companyId: number, scheduleIds: readonly number[]) =>
  livingUses(tx, companyId)
    .where('used.scheduleId', 'in', [...scheduleIds])
    .execute();

/** A live interview has begun when its time has, unless it was cancelled or moved before: its history has each time. */
const isUnbegun = (now: Date) => sql<boolean>`not schedule.is_begun and not exists (
  select from appointment_events held where held.company_id = schedule.company_id and held.schedule_id = schedule.id
     and held.what in ('booked', 'moved') and held.starts_at <= coalesce(schedule.cancelled_at, ${now})
     and not exists (
       select from appointment_events later where later.company_id = held.company_id
          and later.schedule_id = held.schedule_id and later.what in ('booked', 'moved')
          and later.id > held.id and later.at < held.starts_at))`;

/** Of interviews that nobody has begun. */
const unbegunUses = (tx: Tx, companyId: number, now: Date) =>
  livingUses(tx, companyId)
    .innerJoin('interviewSchedules as schedule', (join) =>
      join
        .onRef('schedule.companyId', '=', 'used.companyId')
        .onRef('schedule.id', '=', 'used.scheduleId'),
    )
    .where(isUnbegun(now));

/** So many come back in one transaction: whoever invites waits for it. */
export const RETURNED_AT_ONCE = 100;

/**
 * Of interviews that nobody has begun, and that nobody can begin any more. The last day of a live one can be changed, so
 * it has to be cancelled.
 */
export const listUnused = (tx: Tx, companyId: number, now: Date): Promise<Use[]> =>
  unbegunUses(tx, companyId, now)
    .where((or) =>
      or.or([
        or('schedule.cancelledAt', 'is not', null),
        or.and([or('schedule.kind', '=', 'bot'), or('schedule.closesAt', '<=', now)]),
      ]),
    )
    .limit(RETURNED_AT_ONCE)
    .execute();

/** Of these interviews, those that nobody has begun; nobody can until the transaction is over. */
export const lockUnbegun = (
  tx: Tx,
  companyId: number,
  { ids, now }: { readonly ids: readonly number[]; readonly now: Date },
): Promise<Use[]> =>
  unbegunUses(tx, companyId, now)
    .where(sql<boolean>`schedule.id = any(${ids})`)
    .forNoKeyUpdate('schedule')
    .execute();

/** Who is told that few credits are left: whoever runs the company. */
export const listAdmins = (tx: Tx, companyId: number) =>
  tx
    .selectFrom('memberships as m')
    .innerJoin('accounts as a', 'a.id', 'm.accountId')
    .select(['a.id', 'a.email', 'a.firstName'])
    .where('m.companyId', '=', companyId)
    .where('m.role', '=', 'COMPANY_ADMIN')
    .where('m.status', '=', 'active')
    .where('a.disabledAt', 'is', null)
    .execute();
