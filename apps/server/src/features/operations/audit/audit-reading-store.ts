import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

export type AuditFilter = {
  readonly companyId: number;
  readonly objectKind?: string | undefined;
  readonly objectId?: string | undefined;
  readonly actorAccountID?: number | undefined;
  /** Days in UTC, both included. */
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  readonly beforeSeq?: number | undefined;
};

/** Not the first decision on somebody whose appeal against it waits, for whoever may be asked to decide anew. */
const mayKnow = sql<boolean>`((select app_reads_all()) is not null
  or not (l.object_kind = 'application' and l.action in ('application.rejected', 'application.undone')
          and l.object_id = any (array(select unnest(app_blind_applications())::text)))
  and not (l.object_kind = 'proctoring-verdict' and l.action = 'proctoring.judged'
           and l.object_id = any (array(select f.id::text from app_first_verdicts((select app_reader())) f)))
  and not (l.object_kind = 'interview' and l.action = 'interview.decided'
           and l.object_id = any (array(select t.schedule_id::text from attempts t
                 where t.company_id = l.company_id and t.id = any ((select app_blind_attempts())::bigint[])))))`;

/** Newest first, by the chain's own number: two entries of one instant keep their order. */
export async function readEntries(tx: Tx, filter: AuditFilter, limit: number) {
  const { companyId, objectKind, objectId, actorAccountID, from, until, beforeSeq } = filter;
  let entries = tx
    .selectFrom('auditLog as l')
    .leftJoin('accounts as a', 'a.id', 'l.actorAccountId')
    .select(['l.seq', 'l.occurredAt', 'l.actorKind', 'l.action', 'l.objectKind', 'l.objectId'])
    .select(['l.before', 'l.after', 'l.ip', 'l.userAgent', 'l.requestId'])
    .select(['l.sealed', 'l.keyId', 'l.sealedBy'])
    .select(personName.as('actorName'))
    .where('l.companyId', '=', companyId)
    .where(mayKnow)
    .orderBy('l.seq', 'desc')
    .limit(limit);
  if (objectKind !== undefined) entries = entries.where('l.objectKind', '=', objectKind);
  if (objectId !== undefined) entries = entries.where('l.objectId', '=', objectId);
  if (actorAccountID !== undefined) {
    entries = entries.where('l.actorAccountId', '=', actorAccountID);
  }
  if (from !== undefined) entries = entries.where('l.occurredAt', '>=', startOf(from));
  if (until !== undefined) {
    entries = entries.where('l.occurredAt', '<', sql<Date>`${startOf(until)} + interval '1 day'`);
  }
  if (beforeSeq !== undefined) entries = entries.where('l.seq', '<', beforeSeq);
  return entries.execute();
}

const startOf = (day: string) => sql<Date>`(${day}::date)::timestamp at time zone 'UTC'`;

const personName = sql<string | null>`
  case when a.id is null then null
       when a.first_name || a.last_name = '' then a.email
       else trim(a.first_name || ' ' || a.last_name) end`;

/**
 * Each kind that the company's log holds, by skipping from one to the next in the index: a `distinct` would read
 * every entry.
 */
export async function readObjectKinds(tx: Tx, companyId: number): Promise<string[]> {
  const { rows } = await sql<{ kind: string }>`
    with recursive kinds as (
      (select object_kind as kind from audit_log
        where company_id = ${companyId} order by object_kind limit 1)
      union all
      select (select l.object_kind from audit_log l
               where l.company_id = ${companyId} and l.object_kind > kinds.kind
               order by l.object_kind limit 1)
        from kinds where kinds.kind is not null)
    select kind from kinds where kind is not null order by kind`.execute(tx);
  return rows.map(({ kind }) => kind);
}

/** Everyone who is or was a member. */
export async function readMembers(tx: Tx, companyId: number) {
  const rows = await tx
    .selectFrom('memberships as m')
    .innerJoin('accounts as a', 'a.id', 'm.accountId')
    .select('a.id')
    .select(personName.$notNull().as('name'))
    .where('m.companyId', '=', companyId)
    .orderBy('name')
    .execute();
  return rows.map(({ id, name }) => ({ accountID: id, name }));
}
