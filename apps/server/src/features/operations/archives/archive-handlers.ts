import type { contract } from '@candor/contract';
import {
  type ArchiveKind,
  archiveKinds,
  isArchiveMoving,
  type LeavingReason,
} from '@candor/contract/operations/archive-rules';
import type { ObjectStore } from '@candor/folder-store';
import { csvFile } from '../../../platform/csv/csv-rules.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { findArchive, findNewest, readLeavings } from './archive-job-store.ts';
import { archiveKeyOf, fingerprintOf } from './archive-key.ts';
import { isLate } from './archive-times.ts';
import { kindWords, leavingHeading, leavingsFileName, reasonWords } from './archive-words.ts';
import { noSuchArchive } from './drop-archive.ts';
import { makingHandlers } from './making-handlers.ts';
import { sendingHandlers } from './sending-handlers.ts';
import { takingHandlers } from './taking-handlers.ts';

type Parts = {
  readonly db: Database;
  readonly objects: ObjectStore;
  readonly queue: Pick<Queue, 'send'>;
  readonly sessionKey: Uint8Array;
};

/** What a company takes along to another Candor, and brings from there: signed, so that what arrives is what left. */
export function createArchiveHandlers(parts: Parts): HandlersOf<typeof contract.archives> {
  const { db, sessionKey } = parts;
  const fingerprint = fingerprintOf(archiveKeyOf(sessionKey).publicKey);
  return {
    ...makingHandlers(parts),
    ...sendingHandlers(parts),
    ...takingHandlers(parts),

    getArchives: ({ session: { companyId }, now }) =>
      db.inCompany(companyId, async (tx) => ({
        fingerprint,
        made: shown(await findNewest(tx, companyId, 'out'), now),
        brought: shown(await findNewest(tx, companyId, 'in'), now),
      })),

    listLeavings: ({ params: { archiveID }, session: { companyId } }) =>
      db.inCompany(companyId, async (tx) => {
        const which = { companyId, archiveID };
        const archive = await findArchive(tx, which);
        if (archive === undefined) throw noSuchArchive();
        const rows = await readLeavings(tx, which);
        const lines = rows.map(({ kind, file, line, reason }) => [
          // A kind that went along once stays named in what was brought then.
          kindWords[kind as ArchiveKind] ?? kind,
          ...[file, line, reasonWords[reason as LeavingReason]],
        ]);
        const day = archive.askedAt.toISOString().slice(0, 10);
        return { fileName: leavingsFileName(day), content: csvFile(leavingHeading, lines) };
      }),
  };
}

type Row = NonNullable<Awaited<ReturnType<typeof findNewest>>>;

function shown(row: Row | undefined, now: Date) {
  if (row === undefined) return null;
  const none = { new: 0, known: 0, left: 0 };
  const { id: archiveID, state, bytes, takenFiles: doneFiles, files, problem, origin } = row;
  return {
    ...{ archiveID, state, bytes, doneFiles, files, problem, from: origin },
    ...{ askedAt: row.askedAt.toISOString(), leavings: row.leavings ?? 0 },
    settings: row.compared,
    isLate: isArchiveMoving(state) && isLate(row, now),
    until: row.objectKey === null ? null : (row.expiresAt?.toISOString() ?? null),
    counts: archiveKinds.map((kind) => ({ kind, ...(row.counts[kind] ?? none) })),
  };
}
