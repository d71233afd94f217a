import type { contract } from '@candor/contract';
import { ARCHIVE_MOST_ROWS, archiveKinds } from '@candor/contract/operations/archive-rules';
import type { Database } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { companyWrite, deedOf } from '../audit/index.ts';
import { type Manifest, readArchive, writeArchive } from './archive-file.ts';
import { type ArchiveKey, archiveKeyOf, fingerprintOf } from './archive-key.ts';
import type { ArchiveRows } from './archive-rows.ts';
import { findCompanyName } from '../../people/brand/index.ts';
import { archiveFileName } from './archive-words.ts';
import { countsOf, planArchive } from './plan-archive.ts';
import { readCompany } from './read-company.ts';
import type { OddRow } from './odd-row.ts';
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

    makeArchive: ({ now, ...request }) =>
      companyWrite(db, deedOf({ now, ...request }), async (tx, deed) => {
        const rows = await readCompany(tx, deed);
        const companyName = await findCompanyName(tx, deed.companyId);
        const made = await writeArchive(rows, { companyName, now, key });
        if ('problem' in made) throw refuseMade(rows, made.odd);
        const counts = archiveKinds.map((kind) => ({ kind, count: rows[kind].length }));
        const result = {
          fileName: archiveFileName(companyName, now.toISOString().slice(0, 10)),
          base64: made.zip.toString('base64'),
          counts,
        };
        const after = Object.fromEntries(counts.map(({ kind, count }) => [kind, count]));
        return { result, audit: { action: 'archive.made', objectKind: 'company', after } };
      }),

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

/** By what a person finds the row, or else the whole is too large. */
function refuseMade(rows: ArchiveRows, odd: OddRow | undefined) {
  if (odd === undefined) {
    return refuse('archive_too_large', { params: { what: 'bytes', most: ARCHIVE_MOST_ROWS } });
  }
  return refuse('archive_row_unfit', { params: { kind: odd.kind, row: nameOfRow(rows, odd) } });
}

function nameOfRow({ questions, jobs, people, applications }: ArchiveRows, { kind, at }: OddRow) {
  const names = {
    questions: questions[at]?.stem.slice(0, 80),
    jobs: jobs[at]?.job.title,
    people: people[at]?.email,
    applications: applications[at]?.email,
  };
  return names[kind] ?? '';
}

const fromOf = ({ companyName, madeAt, publicKey }: Manifest, own: ArchiveKey) => ({
  ...{ companyName, madeAt, fingerprint: fingerprintOf(publicKey) },
  isOwn: publicKey === own.publicKey,
});
