import {
  type ArchiveKind,
  ARCHIVE_MOST_COMPARED,
  ARCHIVE_MOST_LEAVINGS,
} from '@candor/contract/operations/archive-rules';
import type { ObjectStore } from '@candor/folder-store';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { planByIndex } from '../../../platform/database/plan-each.ts';
import { isContent, kindOf } from './archive-format.ts';
import { addLeavings, changeArchive, findArchive } from './archive-job-store.ts';
import type { FileRow } from './archive-rows.ts';
import { addCounts, createTally, type Tally } from './archive-tally.ts';
import { applicationTaker } from './bring-applications.ts';
import { judgeFiles, storeFile, takeFile } from './bring-files.ts';
import { jobTaker } from './bring-jobs.ts';
import { noteTaker } from './bring-notes.ts';
import { personTaker } from './bring-people.ts';
import { settingTaker } from './bring-settings.ts';
import { templateTaker } from './bring-templates.ts';
import { questionTaker } from './bring-questions.ts';
import { testTaker } from './bring-tests.ts';
import { type Bring, bringRows } from './bring-rows.ts';
import type { Bringing } from './bringing.ts';
import { type Compared, compareSettings } from './compare-settings.ts';
import type { ArchiveFile } from './read-archive.ts';
import { readRows } from './read-rows.ts';

const bringers: Readonly<Record<Exclude<ArchiveKind, 'files'>, Bring>> = {
  settings: bringRows('settings', settingTaker),
  templates: bringRows('templates', templateTaker),
  questions: bringRows('questions', questionTaker),
  tests: bringRows('tests', testTaker),
  jobs: bringRows('jobs', jobTaker),
  people: bringRows('people', personTaker),
  notes: bringRows('notes', noteTaker),
  applications: bringRows('applications', applicationTaker),
};
const lookAtFiles = bringRows('files', { judge: judgeFiles });

/** What would become of each row, and of each setting by its name; stores nothing. */
export async function lookAt(
  db: Database,
  bringing: Bringing,
  files: AsyncIterable<ArchiveFile>,
): Promise<{ readonly tally: Tally; readonly compared: readonly Compared[] }> {
  const tally = createTally();
  const compared: Compared[] = [];
  for await (const file of files) {
    const kind = kindOf(file.name);
    if (kind === undefined || isContent(file.name)) continue;
    const bring = kind === 'files' ? lookAtFiles : bringers[kind];
    await db.inCompany(bringing.deed.companyId, async (tx) => {
      await bring(tx, bringing, { file, tally });
      if (kind === 'settings') compared.push(...(await compareSettings(tx, bringing, file)));
    });
  }
  return { tally, compared: compared.slice(0, ARCHIVE_MOST_COMPARED) };
}

type Parts = {
  readonly db: Database;
  readonly objects: Pick<ObjectStore, 'put'>;
  readonly clock: Clock;
};
type Taking = { readonly archiveID: number; readonly takenFiles: number };
type Pending = { readonly name: string; readonly line: number; readonly row: FileRow };

/** Somebody else is at it, or it is not wanted any more. */
export class Superseded extends Error {}

/**
 * File by file, each in a transaction that also says that it is taken: killed at any point, a job that is begun again goes
 * on after the last one that was taken whole.
 */
export async function takeAll(
  parts: Parts,
  bringing: Bringing,
  { archiveID, takenFiles, files }: Taking & { readonly files: AsyncIterable<ArchiveFile> },
): Promise<void> {
  let pending: Pending | undefined;
  for await (const file of files) {
    const isNew = file.at >= takenFiles;
    const step = (work: (tx: Tx, tally: Tally) => Promise<void>) =>
      isNew ? takeStep(parts, bringing, { archiveID, at: file.at, work }) : undefined;
    const before = pending;
    pending = undefined;
    if (isContent(file.name)) {
      await step(await contentWork(parts, bringing, { file, before, archiveID, isNew }));
      continue;
    }
    const kind = kindOf(file.name);
    const rows = kind === 'files' ? [...readRows('files', file.bytes, bringing.deed.now)] : [];
    const [first] = rows;
    if (first?.row) pending = { name: file.name, line: first.line, row: first.row };
    await step(async (tx, tally) => {
      // Nothing followed it.
      if (before) leaveFile(tally, before, 'no_content');
      for (const { line, reason } of rows.slice(first?.row ? 1 : 0)) {
        tally.leave({ kind: 'files', file: file.name, line, reason: reason ?? 'no_content' });
      }
      if (kind === undefined || kind === 'files') return;
      await planByIndex(tx);
      await bringers[kind](tx, bringing, { file, tally });
    });
  }
}

const leaveFile = (
  tally: Tally,
  { name, line }: Pending,
  reason: Parameters<Tally['leave']>[0]['reason'],
) => tally.leave({ kind: 'files', file: name, line, reason });

/** What is done with the bytes of a candidate's file. The store is asked before the transaction. */
async function contentWork(
  { db, objects }: Parts,
  bringing: Bringing,
  given: {
    readonly file: ArchiveFile;
    readonly before: Pending | undefined;
    readonly archiveID: number;
    readonly isNew: boolean;
  },
): Promise<(tx: Tx, tally: Tally) => Promise<void>> {
  const { file, before, archiveID: archiveId, isNew } = given;
  if (before === undefined || !isNew) return async () => {};
  const asked = (tx: Tx) => judgeFiles(tx, bringing, [before.row]);
  const [verdict] = await db.inCompany(bringing.deed.companyId, asked);
  const stored =
    typeof verdict === 'object'
      ? await storeFile(objects, bringing, { file: verdict.take, bytes: file.bytes, archiveId })
      : undefined;
  return async (tx, tally) => {
    // Meanwhile whose it is may have gone.
    const [now] = await asked(tx);
    if (now === 'known') return tally.add('files', 'known');
    if (typeof now === 'string') return leaveFile(tally, before, now);
    if (typeof stored !== 'object') return leaveFile(tally, before, stored ?? 'no_content');
    tally.add('files', 'new');
    await takeFile(tx, bringing, stored);
  };
}

function takeStep(
  { db, clock }: Parts,
  { deed: { companyId } }: Bringing,
  given: {
    readonly archiveID: number;
    readonly at: number;
    readonly work: (tx: Tx, tally: Tally) => Promise<void>;
  },
): Promise<void> {
  const { archiveID, at, work } = given;
  const key = { companyId, archiveID };
  return db.inCompany(companyId, async (tx) => {
    const archive = await findArchive(tx, key, true);
    if (archive?.state !== 'taking' || archive.takenFiles !== at) throw new Superseded();
    const tally = createTally();
    await work(tx, tally);
    const named = Object.values(archive.counts).reduce((sum, { left }) => sum + left, 0);
    const room = Math.max(0, ARCHIVE_MOST_LEAVINGS - named);
    await addLeavings(tx, key, tally.leavings().slice(0, room));
    const counts = addCounts(archive.counts, tally.counts);
    await changeArchive(tx, key, { takenFiles: at + 1, counts, movedAt: clock() });
  });
}
