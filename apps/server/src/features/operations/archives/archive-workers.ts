import { Readable } from 'node:stream';
import type { ObjectStore } from '@candor/folder-store';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { defineJob, type Job, type JobData } from '../../../platform/queue/define-job.ts';
import { eachCompany } from '../../../platform/queue/each-company.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { findCompanyName } from '../../people/brand/index.ts';
import type { Notify } from '../../people/notifications/index.ts';
import { removeObjects } from '../../../platform/objects/removed-objects.ts';
import { recordDeed } from '../audit/index.ts';
import { ArchiveRefused, type Manifest } from './archive-format.ts';
import {
  addLeavings,
  type Archive,
  changeArchive,
  findArchive,
  findWaiting,
  type Origin,
} from './archive-job-store.ts';
import {
  type ArchiveKey,
  archiveKeyOf,
  fingerprintOf,
  ownPrefix,
  refPrefix,
} from './archive-key.ts';
import { type Counts, createTally } from './archive-tally.ts';
import { archiveJob, BEAT_MS, isAhead, keptUntil, LOST_MS, objectKeyOf } from './archive-times.ts';
import { archiveNotices } from './archive-words.ts';
import { lookAt, Superseded, takeAll } from './bring-archive.ts';
import type { Bringing } from './bringing.ts';
import { dropFile, type Dropping, sweepUploads } from './drop-archive.ts';
import { pairArchive } from './pair-archive.ts';
import { checkArchive, filesOf } from './read-archive.ts';
import { pagesOf } from './read-company.ts';
import { writeArchive } from './write-archive.ts';

type Parts = Dropping & {
  readonly db: Database;
  readonly objects: ObjectStore;
  readonly clock: Clock;
  readonly queue: Pick<Queue, 'send'>;
  readonly notify: Notify;
  readonly sessionKey: Uint8Array;
  readonly onProblem: (problem: Error) => void;
};
type Work = Parts & { readonly key: ArchiveKey };
type Which = { readonly companyId: number; readonly archiveID: number };

const path = '/company/settings/archive';
/** Makes the file of a company, looks at one that was sent, and takes it. */
export function createArchiveWorkers(given: Parts): Job[] {
  const parts: Work = { ...given, key: archiveKeyOf(given.sessionKey) };
  const { db, clock } = parts;
  return [
    defineJob({
      name: archiveJob,
      // A large company takes hours. A worker that dies is noticed by its heart all the same.
      mostHours: 24,
      isOnce: true,
      run: async (data: JobData) => {
        const which = data as Which;
        const archive = await db.inCompany(which.companyId, (tx) => findArchive(tx, which));
        if (archive?.state === 'making') return make(parts, which, archive);
        if (archive?.state === 'checking')
          return orRefuse(parts, which, () => look(parts, which, archive));
        if (archive?.state === 'taking')
          return orRefuse(parts, which, () => bring(parts, which, archive));
      },
    }),
    defineJob({
      name: 'company-archives',
      every: '*/10 * * * *',
      run: async () => {
        await eachCompany(parts, 'Tidying the archives', async (companyId) => {
          const [now, since] = [clock(), new Date(clock().getTime() - LOST_MS)];
          const waiting = await db.inCompany(companyId, (tx) =>
            findWaiting(tx, companyId, { now, since }),
          );
          for (const { id: archiveID, isLost } of waiting) {
            const which = { companyId, archiveID };
            if (!isLost) await dropFile(parts, which, now);
            else {
              await db.inCompany(companyId, async (tx) => {
                await changeArchive(tx, which, { movedAt: now });
                await parts.queue.send(tx, { name: archiveJob, data: which });
              });
            }
          }
        });
        await sweepUploads(parts, clock());
      },
    }),
  ];
}

async function make(parts: Work, which: Which, { askedBy, askedAt, client }: Archive) {
  const { db, objects, clock, key, notify } = parts;
  const { companyId } = which;
  const pages = await pagesOf({ db, objects }, { companyId, own: ownPrefix(key, companyId) });
  const companyName = await db.inCompany(companyId, (tx) => findCompanyName(tx, companyId));
  const tally = createTally();
  const objectKey = objectKeyOf(which);
  const atWork = beat(parts, which);
  const onFile = async (takenFiles: number) => {
    if (takenFiles % 20 !== 0) return atWork();
    await db.inCompany(companyId, (tx) =>
      changeArchive(tx, which, { takenFiles, movedAt: clock() }),
    );
  };
  const bytes = writeArchive({
    ...{ objects, pages, companyName, companyID: companyId, now: askedAt, key, tally, onFile },
  });
  await objects.put(objectKey, Readable.from(bytes, { objectMode: false }), 'application/zip');
  // What nobody could read would be found out about elsewhere, when what it was made of may be gone.
  const manifest = await checkArchive({ objects, objectKey, onPart: beat(parts, which) });
  const { size } = await objects.head(objectKey);
  await db.inCompany(companyId, async (tx) => {
    const state = (await findArchive(tx, which, true))?.state ?? 'gone';
    // Given up meanwhile: no row names what this one wrote. Where another worker was quicker, its row names it.
    if (state === 'gone') await removeObjects(tx, [objectKey]);
    if (state !== 'making') return;
    const now = clock();
    const files = manifest.files.length;
    await addLeavings(tx, which, tally.leavings());
    await changeArchive(tx, which, {
      ...{ state: 'ready', movedAt: now, objectKey, bytes: size, files, takenFiles: files },
      ...{ counts: tally.counts, client: null, expiresAt: keptUntil(now) },
    });
    const said = archiveNotices.ready;
    await notify(tx, { accountId: askedBy, ...said, path }, now);
    const after = made(tally.counts);
    const deed = { companyId, accountId: askedBy, client: client ?? nobodysClient, now };
    await recordDeed(tx, deed, { action: 'archive.made', objectKind: 'company', after });
  });
}

/** Says now and then that it is at work, so that a file of hours does not count as lost. */
function beat({ db, clock }: Work, which: Which): () => Promise<void> {
  let at = clock();
  return async () => {
    const movedAt = clock();
    if (movedAt.getTime() - at.getTime() < BEAT_MS) return;
    at = movedAt;
    await db.inCompany(which.companyId, (tx) => changeArchive(tx, which, { movedAt }));
  };
}

const nobodysClient = { ip: '127.0.0.1', userAgent: '', requestId: archiveJob };

const made = (counts: Counts) =>
  Object.fromEntries(Object.entries(counts).map(([kind, count]) => [kind, count.new]));

/** A file that nothing is read for ends there; what else goes wrong is tried again. */
async function orRefuse(parts: Work, which: Which, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof Superseded) return;
    if (!(error instanceof ArchiveRefused)) throw error;
    const { db, clock, notify } = parts;
    const isRefused = await db.inCompany(which.companyId, async (tx) => {
      const archive = await findArchive(tx, which, true);
      // Another worker was quicker, or somebody dropped it: then its file is gone because it was done with.
      if (archive?.state !== 'checking' && archive?.state !== 'taking') return false;
      const { problem } = error;
      const now = clock();
      await changeArchive(tx, which, { state: 'refused', movedAt: now, problem, client: null });
      const said = archiveNotices.refused;
      await notify(tx, { accountId: archive.askedBy, ...said, path }, now);
      return true;
    });
    if (isRefused) await dropFile(parts, which, clock());
  }
}

async function look(parts: Work, which: Which, archive: Archive): Promise<void> {
  const { db, clock } = parts;
  const { source, manifest, bringing } = await begin(parts, which, { archive, isTaking: false });
  const { tally, compared } = await lookAt(db, bringing, filesOf(source, manifest));
  await db.inCompany(which.companyId, async (tx) => {
    if ((await findArchive(tx, which, true))?.state !== 'checking') return;
    await addLeavings(tx, which, tally.leavings());
    await changeArchive(tx, which, {
      ...{ state: 'shown', movedAt: clock(), files: manifest.files.length, counts: tally.counts },
      ...{ compared, origin: originOf(manifest, parts.key) },
    });
  });
}

async function bring(parts: Work, which: Which, archive: Archive): Promise<void> {
  const { db, clock, notify } = parts;
  const { source, manifest, bringing } = await begin(parts, which, { archive, isTaking: true });
  const files = filesOf(source, manifest);
  const { archiveID } = which;
  await takeAll(parts, bringing, { archiveID, takenFiles: archive.takenFiles, files });
  await db.inCompany(which.companyId, async (tx) => {
    const taken = await findArchive(tx, which, true);
    if (taken?.state !== 'taking') return;
    const now = clock();
    await changeArchive(tx, which, { state: 'done', movedAt: now, client: null });
    await notify(tx, { accountId: taken.askedBy, ...archiveNotices.done, path }, now);
    const { companyName, fingerprint } = originOf(manifest, parts.key);
    const after = { from: companyName, fingerprint, ...made(taken.counts) };
    const entry = { action: 'archive.taken', objectKind: 'company', after } as const;
    await recordDeed(tx, { ...bringing.deed, now }, entry);
  });
  await dropFile(parts, which, clock());
}

async function begin(
  parts: Work,
  which: Which,
  { archive, isTaking }: { readonly archive: Archive; readonly isTaking: boolean },
) {
  const { db, objects, clock, key } = parts;
  const { companyId } = which;
  const { objectKey, askedBy, client, broughtLogo } = archive;
  const source = { objects, objectKey: objectKey ?? '', onPart: beat(parts, which) };
  const manifest = await checkArchive(source);
  const now = clock();
  if (isAhead(manifest.madeAt, now)) throw new ArchiveRefused('ahead');
  const own = ownPrefix(key, companyId);
  const signer = refPrefix(manifest.publicKey);
  const whose = { companyId, own, signer };
  const pairs = await pairArchive(db, whose, filesOf(source, manifest));
  const deed = { companyId, accountId: askedBy, client: client ?? nobodysClient, now };
  const fromCompany = manifest.companyName;
  const isOwnFile = manifest.publicKey === key.publicKey && manifest.companyID === companyId;
  const bringing: Bringing = {
    ...{ broughtLogo, deed, own, signer, fromCompany, isOwnFile, objects, pairs, isTaking },
  };
  return { source, manifest, bringing };
}

const originOf = ({ companyName, madeAt, publicKey }: Manifest, own: ArchiveKey): Origin => ({
  ...{ companyName, madeAt, fingerprint: fingerprintOf(publicKey) },
  isOwn: publicKey === own.publicKey,
});
