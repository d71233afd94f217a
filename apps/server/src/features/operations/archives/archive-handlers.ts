import type { contract } from '@candor/contract';
import { archiveKinds } from '@candor/contract/operations/archive-rules';
import type { Database } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { companyWrite, deedOf } from '../audit/index.ts';
import { type Manifest, readArchive, writeArchive } from './archive-file.ts';
import { type ArchiveKey, archiveKeyOf, fingerprintOf } from './archive-key.ts';
import { readCompanyName } from './archive-store.ts';
import { archiveFileName } from './archive-words.ts';
import { countsOf, planArchive } from './plan-archive.ts';
import { readCompany } from './read-company.ts';
import { takeRows } from './take-archive.ts';

type Parts = { readonly db: Database; readonly sessionKey: Uint8Array };

/** What a company takes along to another Candor, and brings from there: signed, so that what arrives is what left. */
export function createArchiveHandlers({
  db,
  sessionKey,
}: Parts): HandlersOf<typeof contract.archives> {
  const key = archiveKeyOf(sessionKey);
  return {
    getArchiveKey: () => Promise.resolve({ fingerprint: fingerprintOf(key.publicKey) }),

    makeArchive: async (request) => {
      const { rows, companyName } = await companyWrite(db, deedOf(request), async (tx, deed) => {
        const read = await readCompany(tx, deed);
        const name = await readCompanyName(tx, deed.companyId);
        const after = Object.fromEntries(archiveKinds.map((kind) => [kind, read[kind].length]));
        return {
          result: { rows: read, companyName: name },
          audit: { action: 'archive.made', objectKind: 'company', after },
        };
      });
      const { now } = request;
      const zip = await writeArchive(rows, { companyName, now, key });
      return {
        fileName: archiveFileName(companyName, now.toISOString().slice(0, 10)),
        base64: zip.toString('base64'),
        counts: archiveKinds.map((kind) => ({ kind, count: rows[kind].length })),
      };
    },

    previewArchive: async ({ body: { base64 }, session: { companyId } }) => {
      const read = readArchive(Buffer.from(base64, 'base64'));
      if ('problem' in read) return { problem: read.problem, from: null, counts: [] };
      const plan = await db.inCompany(companyId, (tx) => planArchive(tx, companyId, read.rows));
      return {
        problem: null,
        from: fromOf(read.manifest, key),
        counts: countsOf(read.rows, plan),
      };
    },

    takeArchive: ({ body: { base64 }, ...request }) => {
      const read = readArchive(Buffer.from(base64, 'base64'));
      if ('problem' in read) {
        throw refuse('unreadable_archive', { params: read.problem, path: 'body.base64' });
      }
      const { companyName, fingerprint } = fromOf(read.manifest, key);
      return companyWrite(db, deedOf(request), async (tx, deed) => {
        const plan = await planArchive(tx, deed.companyId, read.rows);
        const counts = countsOf(read.rows, plan);
        const result = { counts };
        if (counts.every((one) => one.new === 0)) return { result, noAudit: 'nothing-changed' };
        await takeRows(tx, deed, plan);
        const taken = Object.fromEntries(counts.map((one) => [one.kind, one.new]));
        const after = { from: companyName, fingerprint, ...taken };
        return { result, audit: { action: 'archive.taken', objectKind: 'company', after } };
      });
    },
  };
}

const fromOf = ({ companyName, madeAt, publicKey }: Manifest, own: ArchiveKey) => ({
  ...{ companyName, madeAt, fingerprint: fingerprintOf(publicKey) },
  isOwn: publicKey === own.publicKey,
});
