import type { Pool } from 'pg';
import type { Database } from '../../platform/database/database.ts';
import { openEntries } from './opened-entries.ts';

/** What a company's log says where `condition` (SQL) holds, oldest first, opened while the keys exist. */
export async function openedAudit(
  { owner, db }: { readonly owner: Pool; readonly db: Database },
  companyId: number,
  condition = 'true',
) {
  const { rows } = await owner.query(
    `select seq::int, action, actor_kind as "actorKind", actor_account_id::int as actor, object_kind as "objectKind",
            object_id as "objectId", before, after, ip, user_agent as "userAgent", sealed,
            key_id::int as "keyId", sealed_by::int as "sealedBy"
       from audit_log where company_id = $1 and (${condition}) order by seq`,
    [companyId],
  );
  return db.inCompany(companyId, (tx) => openEntries(tx, companyId, rows));
}
