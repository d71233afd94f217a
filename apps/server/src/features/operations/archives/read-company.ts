import { jobBody } from '@candor/contract/hiring/job-fields';
import type { ArchiveKind } from '@candor/contract/operations/archive-rules';
import type { ObjectStore } from '@candor/folder-store';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { findJob } from '../../hiring/jobs/index.ts';
import { findTest } from '../../interviews/tests/index.ts';
import type { JobRow } from './archive-rows.ts';
import { link, LINKS_MOST } from './row-fields.ts';
import { testRow } from './blueprint-rows.ts';
import { listTests, readAsked } from './blueprint-store.ts';
import {
  findUntil,
  listJobs,
  type Page,
  readApplications,
  readFiles,
  readNotes,
  readPeople,
  readQuestions,
} from './company-store.ts';
import { readSettingRows } from './read-settings.ts';
import { readTemplates } from './template-store.ts';
import type { RowPages, Rows } from './write-archive.ts';

/** Rows of one look. A job has its advert with it, a test what it asks. */
const MOST = 500;
const MOST_JOBS = 50;

type Objects = Pick<ObjectStore, 'read'>;
type Read = (tx: Tx, page: Page, objects: Objects) => Promise<readonly Rows[]>;

const readers: Readonly<Record<ArchiveKind, Read>> = {
  settings: readSettingRows,
  templates: readTemplates,
  questions: readQuestions,
  tests: readTests,
  jobs: readJobs,
  people: async (tx, page) =>
    (await readPeople(tx, page)).map(({ id, row }) => ({
      id,
      row: {
        ...row,
        links: row.links.filter((one) => link.safeParse(one).success).slice(0, LINKS_MOST),
      },
    })),
  notes: readNotes,
  applications: readApplications,
  files: async (tx, page) =>
    (await readFiles(tx, page)).map(({ id, row: { objectKey, ...row } }) => ({
      ...{ id, row, objectKey },
    })),
};

/** What can be taken elsewhere, page by page, each in a transaction of its own: nothing is locked meanwhile. */
export async function pagesOf(
  { db, objects }: { readonly db: Database; readonly objects: Objects },
  { companyId, own }: Pick<Page, 'companyId' | 'own'>,
): Promise<RowPages> {
  const until = await db.inCompany(companyId, (tx) => findUntil(tx, companyId));
  return async function* pages(kind) {
    const most = kind === 'jobs' || kind === 'tests' ? MOST_JOBS : MOST;
    for (let after = 0; ; ) {
      const page = { companyId, own, after, until, most };
      const rows = await db.inCompany(companyId, (tx) => readers[kind](tx, page, objects));
      yield rows;
      const last = rows.at(-1);
      if (last === undefined || rows.length < most) return;
      after = last.id;
    }
  };
}

async function readTests(tx: Tx, page: Page): Promise<readonly Rows[]> {
  const { companyId } = page;
  const tests: Rows[] = [];
  for (const id of await listTests(tx, page)) {
    const found = await findTest(tx, { companyId, blueprintId: id });
    const row = { ...found, ...(await readAsked(tx, companyId, id)) };
    const read = testRow.safeParse(row);
    tests.push({ id, row: read.success ? read.data : { name: found?.name } });
  }
  return tests;
}

async function readJobs(tx: Tx, page: Page): Promise<readonly Rows[]> {
  const jobs: Rows[] = [];
  for (const { id, row } of await listJobs(tx, page)) {
    jobs.push({ id, row: await jobOf(tx, { companyId: page.companyId, jobID: id, ref: row.ref }) });
  }
  return jobs;
}

/** One that no page would take is given as it is, and named by whoever writes. Members and ids of stages are of this place. */
async function jobOf(
  tx: Tx,
  { companyId, jobID, ref }: { companyId: number; jobID: number; ref: string },
): Promise<object> {
  const found = await findJob(tx, { companyId, jobID });
  const read = jobBody.safeParse({ ...found, team: [] });
  if (found === undefined || !read.success) return { ref };
  const { stages, ...rest } = read.data;
  const { status } = found;
  return {
    ref,
    status: status === 'open' || status === 'paused' || status === 'closed' ? status : 'draft',
    job: { ...rest, stages: stages.map(({ stageID: _of, ...stage }) => stage) },
  } satisfies JobRow;
}
