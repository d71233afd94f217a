import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { listCompanyIds } from '../../../platform/queue/each-company.ts';
import { verifyChainOf } from '../audit/index.ts';
import { noteWalk, type Walk } from './note-store.ts';

type Parts = { readonly db: Database; readonly clock: Clock };

/** Every chain of the audit log from its first entry to its last, the platform's first; the result is noted. */
export async function walkChains({ db, clock }: Parts): Promise<void> {
  let walk: Walk = { chains: 0, entries: 0, brokenChains: 0, broken: null };
  for (const companyID of [0, ...(await db.global(listCompanyIds))]) {
    const report = await verifyChainOf(db, companyID);
    if (report === null) continue;
    const broken = report.broken && {
      companyID,
      entry: report.broken.seq,
      problem: report.broken.problem,
    };
    walk = {
      chains: walk.chains + 1,
      entries: walk.entries + report.rows,
      brokenChains: walk.brokenChains + (broken === undefined ? 0 : 1),
      broken: walk.broken ?? broken ?? null,
    };
  }
  await db.global((tx) => noteWalk(tx, walk, clock()));
}
