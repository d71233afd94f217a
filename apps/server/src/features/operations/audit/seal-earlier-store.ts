import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { AuditRow } from './audit-rules.ts';

/** Whether the company has a chain that began before values were sealed. */
export async function isUnsealed(tx: Tx, companyId: number): Promise<boolean> {
  const head = await tx
    .selectFrom('auditHeads')
    .select('areEarlierSealed')
    .where('companyId', '=', companyId)
    .executeTakeFirst();
  return head !== undefined && !head.areEarlierSealed;
}

export async function markSealed(tx: Tx, companyId: number): Promise<void> {
  await tx
    .updateTable('auditHeads')
    .set({ areEarlierSealed: true })
    .where('companyId', '=', companyId)
    .execute();
}

type Replaced = Pick<AuditRow, 'ip' | 'userAgent' | 'sealed' | 'keyId' | 'sealedBy'> & {
  readonly id: number;
};

export async function replaceRows(
  tx: Tx,
  companyId: number,
  rows: readonly Replaced[],
): Promise<void> {
  const values = rows.map(({ id, ip, userAgent, sealed, keyId, sealedBy }) => ({
    ...{ id, ip, sealed },
    ...{ user_agent: userAgent, key_id: keyId, sealed_by: sealedBy },
  }));
  await sql`
    update audit_log l
       set before = null, after = null, ip = r.ip, user_agent = r.user_agent,
           sealed = r.sealed, key_id = r.key_id, sealed_by = r.sealed_by
      from jsonb_to_recordset(${JSON.stringify(values)}::jsonb)
           as r(id bigint, ip text, user_agent text, sealed text, key_id bigint, sealed_by bigint)
     where l.company_id = ${companyId} and l.id = r.id`.execute(tx);
}
