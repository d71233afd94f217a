import type { Pool } from 'pg';
import type { Connections } from '../../../platform/database/connection.ts';
import { type Database, openDatabase } from '../../../platform/database/database.ts';
import { verifyAudit } from './audit-verification.ts';
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

/** As `npm run audit:verify` finds them. */
export async function brokenChains({ connections }: { readonly connections: Connections }) {
  const owner = openDatabase({ connection: connections.owner, maxConnections: 1 });
  try {
    return (await verifyAudit(owner)).filter(({ broken }) => broken);
  } finally {
    await owner.close();
  }
}
