import {
  isDue,
  type RetentionKind,
  retentionKinds,
} from '@candor/contract/operations/retention-rules';
import { eachCompany } from '../../../platform/queue/each-company.ts';
import { recordAudit } from '../audit/index.ts';
import { deleteRequested, removeDeletedRecordings } from '../../interviews/recordings/index.ts';
import {
  BATCH,
  type Batch,
  deleteInterviews,
  deletePeople,
  deleteRecordings,
  deleteWholeApplications,
  type DeletionParts,
  removeMarkedFiles,
} from './deletion.ts';
import { findDue, keptOf } from './due-store.ts';
import { deletePlannedMails } from '../../hiring/mail-templates/index.ts';
import { deleteEvidence } from './removal-store.ts';
import { readDays } from '../retention-rules/index.ts';
import { noteRun } from './run-store.ts';
import { mustWait } from './wait.ts';

type Parts = DeletionParts & {
  /** Hears of what went wrong where the rest of the job went on. */
  readonly onProblem: (problem: Error) => void;
};

/** Each gives how many are gone; of those that a worker or an open row still holds, the next run tries again. */
const deletions: Readonly<
  Record<RetentionKind, (parts: DeletionParts, batch: Batch) => Promise<number>>
> = {
  recordings: async (parts, batch) => (await deleteRecordings(parts, batch)).length,
  'monitor-evidence': async ({ db, clock }, batch) => {
    await db.inCompany(batch.companyId, (tx) => deleteEvidence(tx, batch, clock()));
    return batch.ids.length;
  },
  interviews: async (parts, batch) => (await deleteInterviews(parts, batch)).length,
  applications: deleteWholeApplications,
  'talent-pool': deletePeople,
  messages: async ({ db }, batch) => {
    await db.inCompany(batch.companyId, (tx) => deletePlannedMails(tx, batch));
    return batch.ids.length;
  },
};

/** Every night, and a while after each start: deletes whatever was kept for its time. May be killed anywhere. */
export async function applyRetention(parts: Parts): Promise<void> {
  await eachCompany(parts, 'Retention', (companyId) => applyTo(parts, companyId));
}

async function applyTo(parts: Parts, companyId: number): Promise<void> {
  const { db, clock } = parts;
  const startedAt = clock();
  // What candidates asked for waits for no settings of the company.
  await deleteRequested(parts, companyId);
  if (await db.inCompany(companyId, (tx) => mustWait(tx, companyId, startedAt))) return;
  const days = await db.inCompany(companyId, (tx) => readDays(tx, companyId));
  await finishWhatWasMarked(parts, companyId);
  const deleted: Partial<Record<RetentionKind, number>> = {};
  const note = (finishedAt: Date | null) =>
    db.inCompany(companyId, (tx) => noteRun(tx, companyId, { startedAt, finishedAt, deleted }));
  await note(null);
  for (const kind of retentionKinds) {
    const count = await deleteDue(parts, companyId, { kind, days: days[kind], now: startedAt });
    if (count > 0) deleted[kind] = count;
  }
  // CVs of applications that went in this run.
  await removeMarkedFiles(parts, companyId);
  await note(clock());
}

/** By an earlier run that was killed between an object and its row. */
async function finishWhatWasMarked(parts: Parts, companyId: number): Promise<void> {
  await removeDeletedRecordings(parts, companyId, { most: 10 * BATCH });
  await removeMarkedFiles(parts, companyId);
}

type Asked = { readonly kind: RetentionKind; readonly days: number; readonly now: Date };

async function deleteDue(parts: Parts, companyId: number, asked: Asked): Promise<number> {
  const { db, clock } = parts;
  const { kind, days, now } = asked;
  let after = 0;
  let total = 0;
  for (;;) {
    const range = { after, most: BATCH };
    const found = await db.inCompany(companyId, (tx) =>
      findDue(tx, { kind, days, companyId, now }, range),
    );
    // The query finds, the rule decides: nothing goes that only one of them would let go.
    const ids = found.filter((row) => isDue(keptOf(row, days), now)).map(({ id }) => id);
    if (ids.length > 0) {
      const count = await deletions[kind](parts, { companyId, ids });
      total += count;
      if (count > 0) {
        const entry = {
          ...{ companyId, actorKind: 'system', action: 'retention.deleted' },
          ...{ objectKind: 'company', objectId: companyId, after: { kind, days, count } },
        };
        await db.inCompany(companyId, (tx) => recordAudit(tx, entry, clock()));
      }
    }
    after = found.at(-1)?.id ?? after;
    if (found.length < BATCH) return total;
  }
}
