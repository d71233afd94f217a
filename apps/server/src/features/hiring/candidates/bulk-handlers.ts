import type { contract, Parsed } from '@candor/contract';
import { EXPORT_MOST } from '@candor/contract/hiring/candidate-rules';
import { csvFile } from '../../../platform/csv/csv-rules.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { planEachQuery } from '../../../platform/database/plan-each.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { addApplication } from '../applications/index.ts';
import { findContacts, findJobStatus, lockCandidates } from './bulk-store.ts';
import {
  type CandidateRow,
  findCandidates,
  findChosen,
  findMatches,
} from './candidate-search-store.ts';
import { companyWrite, deedOf, withoutTypedWords } from '../../operations/audit/index.ts';
import { entryOf, noSuchCandidate } from './deeds.ts';
import { exportHeading, exportRow } from './export-rules.ts';
import { understood } from './search-handlers.ts';
import { plainList, tagsAfter } from './tag-rules.ts';
import { writeTags } from '../candidate-records/index.ts';

type Handlers = HandlersOf<typeof contract.candidates>;

export const bulkHandlers = (
  db: Database,
): Pick<Handlers, 'exportCandidates' | 'tagCandidates' | 'addCandidatesToJob'> => ({
  ...exportHandler(db),
  ...tagHandler(db),
  ...addHandler(db),
});

function exportHandler(db: Database): Pick<Handlers, 'exportCandidates'> {
  return {
    exportCandidates: ({ body, ...request }) =>
      companyWrite(db, deedOf(request), async (tx, { companyId }) => {
        const { rows, isMore } = await rowsToExport(tx, { companyId, body, now: request.now });
        const ids = rows.map(({ row }) => row.candidateID);
        const contacts = await findContacts(tx, companyId, ids);
        const nothing = { phone: '', source: '', createdAt: null, offer: null };
        const lines = rows.map(({ row, lastActivityAt }) =>
          exportRow(row, { ...(contacts.get(row.candidateID) ?? nothing), lastActivityAt }),
        );
        const count = rows.length;
        const fileName = `candidates-${request.now.toISOString().slice(0, 10)}.csv`;
        return {
          result: { fileName, csv: csvFile(exportHeading, lines), count, isMore },
          audit: entryOf({
            action: 'candidate.exported',
            after: { filter: withoutTypedWords(body), count },
          }),
        };
      }),
  };
}

function tagHandler(db: Database): Pick<Handlers, 'tagCandidates'> {
  return {
    tagCandidates: ({ body: { candidateIDs, add, remove }, ...request }) =>
      companyWrite(db, deedOf(request), async (tx, deed) => {
        const changed: number[] = [];
        for (const { id, tags } of await lockAll(tx, deed.companyId, candidateIDs)) {
          const after = tagsAfter(tags, add, remove);
          if (after === null) {
            throw refuse('too_many_tags', { params: { what: 'one-of-them' }, path: 'body.add' });
          }
          if (after.join('\n') === tags.join('\n')) continue;
          await writeTags(tx, { companyId: deed.companyId, id, tags: after, now: deed.now });
          changed.push(id);
        }
        // A line each: a tag may name them, and goes with them.
        const after = { added: plainList(add), removed: plainList(remove) };
        const [first, ...others] = changed.map((objectId) =>
          entryOf({ action: 'candidate.tagged', objectId, after }),
        );
        const result = { changed: changed.length };
        return first === undefined
          ? { result, noAudit: 'nothing-changed' }
          : { result, audit: [first, ...others] };
      }),
  };
}

function addHandler(db: Database): Pick<Handlers, 'addCandidatesToJob'> {
  return {
    addCandidatesToJob: ({ body: { candidateIDs, jobID }, ...request }) =>
      companyWrite(db, deedOf(request), async (tx, { companyId, accountId, now }) => {
        await checkJob(tx, companyId, jobID);
        const added: number[] = [];
        const candidates = await lockAll(tx, companyId, candidateIDs);
        for (const { id: candidateID } of candidates) {
          const { isNew } = await addApplication(tx, {
            ...{ companyId, jobID, candidateID, source: 'added', addedBy: accountId, now },
          });
          if (isNew) added.push(candidateID);
        }
        const result = { added: added.length, already: candidates.length - added.length };
        const after = { jobID, candidateIDs: added };
        return added.length === 0
          ? { result, noAudit: 'nothing-changed' }
          : { result, audit: entryOf({ action: 'candidate.added_to_job', after }) };
      }),
  };
}

type ExportBody = Parsed<typeof contract.candidates.exportCandidates>['body'];

async function rowsToExport(
  tx: Tx,
  {
    companyId,
    body,
    now,
  }: { readonly companyId: number; readonly body: ExportBody; readonly now: Date },
) {
  const { sort = 'activity', candidateIDs, ...filter } = body;
  if (candidateIDs !== undefined) {
    return { rows: await findChosen(tx, companyId, candidateIDs), isMore: false };
  }
  const tree = understood(filter.keywords);
  const asked = { companyId, filter: { ...filter, now }, tree };
  await planEachQuery(tx);
  const page = { sort, after: null, limit: EXPORT_MOST + 1 };
  const rows: CandidateRow[] = await findCandidates(tx, asked, {
    matches: await findMatches(tx, asked),
    page,
  });
  return { rows: rows.slice(0, EXPORT_MOST), isMore: rows.length > EXPORT_MOST };
}

/** One that is another company's is as good as none, and then nothing is done. */
async function lockAll(tx: Tx, companyId: number, candidateIDs: readonly number[]) {
  const found = await lockCandidates(tx, companyId, candidateIDs);
  if (found.length < new Set(candidateIDs).size) throw noSuchCandidate();
  return found;
}

async function checkJob(tx: Tx, companyId: number, jobID: number): Promise<void> {
  const status = await findJobStatus(tx, companyId, jobID);
  if (status === undefined) throw refuse('not_found', { params: { what: 'job' } });
  if (status !== 'open' && status !== 'paused') {
    throw refuse('job_closed', { path: 'body.jobID' });
  }
}
