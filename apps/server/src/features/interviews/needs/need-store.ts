import type { Asked, Grant, NeedState } from '@candor/contract/interviews/need-rules';
import { type MonitorName, monitorNames } from '@candor/contract/interviews/monitor-rules';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { watchedBy } from '../scheduling/index.ts';

export type Need = {
  readonly companyId: number;
  readonly id: number;
  readonly scheduleId: number;
  readonly state: NeedState;
  readonly revision: number;
  readonly asked: Asked;
  readonly words: string;
  readonly isKept: boolean;
  readonly askedAt: Date;
  readonly replyBy: Date;
  readonly answer: string;
  readonly offered: Grant | null;
  readonly granted: Grant | null;
  readonly answeredBy: number | null;
  readonly answeredAt: Date | null;
  readonly secondBy: number | null;
  readonly turnedDownAt: Date | null;
};

type Whose = { readonly companyId: number; readonly scheduleId: number };

const columns = [
  ...(['companyId', 'id', 'scheduleId', 'state', 'revision', 'asked', 'words', 'isKept'] as const),
  ...(['askedAt', 'replyBy', 'answer', 'offered', 'granted', 'answeredBy'] as const),
  ...(['answeredAt', 'secondBy', 'turnedDownAt'] as const),
] as const;

/** Of the interview that somebody is about to begin: what they asked for, and nobody has settled. */
export async function findOpenState(
  tx: Tx,
  { companyId, scheduleId }: Whose,
): Promise<'waiting' | 'offered' | null> {
  const row = await tx
    .selectFrom('needs')
    .select('state')
    .where('companyId', '=', companyId)
    .where('scheduleId', '=', scheduleId)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return null;
  return row.state === 'offered' ? 'offered' : 'waiting';
}

/** The newest one of an interview. */
export async function findNewest(tx: Tx, { companyId, scheduleId }: Whose): Promise<Need | null> {
  const row = await tx
    .selectFrom('needs')
    .select(columns)
    .where('companyId', '=', companyId)
    .where('scheduleId', '=', scheduleId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  // What the columns of JSON hold, only this file writes.
  return (row as Need | undefined) ?? null;
}

/** The newest that was granted, also where somebody has asked again since. */
export async function findNewestGranted(
  tx: Tx,
  { companyId, scheduleId }: Whose,
): Promise<Need | null> {
  const row = await tx
    .selectFrom('needs')
    .select(columns)
    .where('companyId', '=', companyId)
    .where('scheduleId', '=', scheduleId)
    .where('granted', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (row as Need | undefined) ?? null;
}

export async function findNeed(
  tx: Tx,
  { companyId, id }: { readonly companyId: number; readonly id: number },
): Promise<Need | null> {
  const row = await tx
    .selectFrom('needs')
    .select(columns)
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();
  return (row as Need | undefined) ?? null;
}

export async function countNeeds(tx: Tx, { companyId, scheduleId }: Whose): Promise<number> {
  const { count } = await tx
    .selectFrom('needs')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('companyId', '=', companyId)
    .where('scheduleId', '=', scheduleId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertNeed(
  tx: Tx,
  { asked, ...need }: Whose & Pick<Need, 'asked' | 'words' | 'isKept' | 'askedAt' | 'replyBy'>,
): Promise<number> {
  const { id } = await tx
    .insertInto('needs')
    .values({ ...need, asked: JSON.stringify(asked) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export type NeedChange = Partial<
  Omit<Need, 'companyId' | 'id' | 'scheduleId' | 'revision' | 'asked' | 'askedAt' | 'words'>
> & { readonly endedAt?: Date };

/** Behind the lock of its interview, which every deed takes first. */
export async function changeNeed(
  tx: Tx,
  { companyId, id }: Pick<Need, 'companyId' | 'id'>,
  { offered, granted, ...change }: NeedChange,
): Promise<void> {
  const json = (grant: Grant | null) => (grant === null ? null : JSON.stringify(grant));
  await tx
    .updateTable('needs')
    .set((eb) => ({
      ...change,
      ...(offered !== undefined && { offered: json(offered) }),
      ...(granted !== undefined && { granted: json(granted) }),
      revision: eb('revision', '+', 1),
    }))
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute();
}

/** Which monitors an interview has. */
export async function findMonitors(
  tx: Tx,
  { companyId, scheduleId }: Whose,
): Promise<MonitorName[]> {
  const { watched } = await tx
    .selectFrom('interviewSchedules as s')
    .innerJoin('blueprints as b', (join) =>
      join.onRef('b.companyId', '=', 's.companyId').onRef('b.id', '=', 's.blueprintId'),
    )
    .select(watchedBy('b').as('watched'))
    .where('s.companyId', '=', companyId)
    .where('s.id', '=', scheduleId)
    .executeTakeFirstOrThrow();
  return monitorNames.filter((name) => watched[name]);
}

export type KeptRow = {
  readonly candidateId: number;
  readonly granted: Grant;
  readonly minutes: number;
  readonly since: Date;
};

/** What each of these wanted to have at their next invitations: of several, what was granted last. */
export async function findKept(
  tx: Tx,
  companyId: number,
  candidateIds: readonly number[],
): Promise<KeptRow[]> {
  if (candidateIds.length === 0) return [];
  const { rows } = await sql<KeptRow>`
    select distinct on (s.candidate_id) s.candidate_id, n.granted, b.minutes, n.ended_at as since
      from needs n
      join interview_schedules s on s.company_id = n.company_id and s.id = n.schedule_id
      join blueprints b on b.company_id = s.company_id and b.id = s.blueprint_id
     where n.company_id = ${companyId} and s.candidate_id = any(${[...candidateIds]}::bigint[])
       and n.is_kept and n.granted is not null
     order by s.candidate_id, n.ended_at desc, n.id desc`.execute(tx);
  return rows;
}

/** Gives how many there were. */
export async function endKept(tx: Tx, companyId: number, candidateId: number): Promise<number> {
  const { numAffectedRows } = await sql`
    update needs set is_kept = false, revision = needs.revision + 1
      from interview_schedules s
     where s.company_id = needs.company_id and s.id = needs.schedule_id and needs.company_id = ${companyId}
       and s.candidate_id = ${candidateId} and needs.is_kept`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

export async function findName(tx: Tx, accountId: number | null): Promise<string | null> {
  if (accountId === null) return null;
  const row = await tx
    .selectFrom('accounts')
    .select(['firstName', 'lastName', 'email'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (row === undefined) return null;
  return `${row.firstName ?? ''} ${row.lastName ?? ''}`.trim() || row.email;
}
