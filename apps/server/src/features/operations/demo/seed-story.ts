import type { Database } from '../../../platform/database/database.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { askForSample } from '../samples/index.ts';
import { demoAdmin } from './demo-people.ts';
import { findCompanyOf, findMemberOf } from './demo-store.ts';

/**
 * The sample data of the product, in the demo's company: an interview that was filmed, an offer, a promise that is overdue.
 * A job adds it after the start, so that nobody waits for it; a demo of an earlier version gets it at its next start.
 */
export async function addStory(parts: {
  readonly db: Database;
  readonly queue: Pick<Queue, 'send'>;
  readonly now: Date;
}): Promise<void> {
  const { db, now } = parts;
  const companyId = await findCompanyOf(db, demoAdmin.email);
  if (companyId === null) return;
  const accountId = await db.inCompany(companyId, (tx) =>
    findMemberOf(tx, companyId, demoAdmin.email),
  );
  if (accountId === null) return;
  await askForSample(parts, { companyId, accountId, now });
}
