import type { Tx } from '../../../platform/database/database.ts';
import { findLastRun, noteRun } from './run-store.ts';
import { judgeClock } from './wait-rules.ts';

/** Whether nothing may be deleted now; a wait that begins is noted as the newest run, which did not finish. */
export async function mustWait(tx: Tx, companyId: number, now: Date): Promise<boolean> {
  const run = await findLastRun(tx, companyId);
  const { startedAt, deleted } = run ?? {};
  const earlier =
    startedAt === undefined ? null : { startedAt, isWaiting: deleted?.waiting !== undefined };
  const verdict = judgeClock(earlier, now);
  if (verdict === 'begin-waiting') {
    await noteRun(tx, companyId, { startedAt: now, finishedAt: null, deleted: { waiting: 1 } });
  }
  return verdict !== 'go';
}
