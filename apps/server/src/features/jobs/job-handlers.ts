import type { contract, Output } from '@candor/contract';
import type { Database, Tx } from '../../platform/database/database.ts';
import { fail } from '../../platform/http/failure.ts';
import type { HandlersOf, Resolvers } from '../../platform/http/handlers.ts';
import { publicPathOf } from './advert-rules.ts';
import { findAdvertState } from './advert-store.ts';
import { deedOf } from '../audit/index.ts';
import { recordJob } from './job-deeds.ts';
import { countApplicants } from './applicant-count-store.ts';
import { listChoices, listJobs, PAGE_SIZE } from './job-list-store.ts';
import { publish, take } from './job-publishing.ts';
import { deleteJob, findJob, hasApplications, type Job } from './job-store.ts';
import { addJob, isOwnDraft, lockJob, noSuchJob, writeJob } from './job-writing.ts';

type Handlers = HandlersOf<typeof contract.jobs>;
type JobRequest = Parameters<typeof deedOf>[0] & { readonly params: { readonly jobID: number } };

export function createJobHandlers({ db, may }: Parts): Handlers {
  return { ...readHandlers(db, may), ...draftHandlers(db), ...editHandlers(db) };
}

type Parts = { readonly db: Database; readonly may: Resolvers['privilege'] };

/** Who applied is for those who may see candidates. */
const candidates = { featureId: 4 } as const;

function readHandlers(
  db: Database,
  may: Parts['may'],
): Pick<Handlers, 'listJobs' | 'listJobChoices' | 'getJob' | 'getJobToEdit' | 'getOwnDraft'> {
  const read = ({ session: { companyId }, params: { jobID } }: JobRequest) =>
    db.inCompany(companyId, async (tx) => {
      const job = await findJob(tx, { companyId, jobID });
      if (job === undefined) throw noSuchJob();
      return shown(tx, companyId, job);
    });
  return {
    async listJobs({ query, session }) {
      const { companyId, accountId } = session;
      const { sort = 'updated', page = 1, ...filter } = query;
      const isCounted = await may(session, candidates);
      const { rows, total, applicants } = await db.inCompany(companyId, async (tx) => {
        const found = await listJobs(tx, { companyId, accountId, ...filter }, { sort, page });
        const ids = isCounted ? found.rows.map(({ jobID }) => jobID) : [];
        return { ...found, applicants: await countApplicants(tx, companyId, ids) };
      });
      const jobs = rows.map((row) => ({
        ...row,
        applicants: applicants.get(row.jobID) ?? null,
        createdAt: row.createdAt.toISOString(),
        updatedAt: row.updatedAt.toISOString(),
      }));
      return { jobs, total, pageSize: PAGE_SIZE };
    },
    listJobChoices: ({ session: { companyId } }) =>
      db.inCompany(companyId, (tx) => listChoices(tx, companyId)),
    getJob: read,
    getJobToEdit: read,
    getOwnDraft: ({ session: { companyId, accountId }, params: { jobID } }) =>
      db.inCompany(companyId, async (tx) => {
        const job = await findJob(tx, { companyId, jobID });
        if (job === undefined || !isOwnDraft(job, accountId)) throw noSuchJob();
        return shown(tx, companyId, job);
      }),
  };
}

function draftHandlers(
  db: Database,
): Pick<
  Handlers,
  'createJob' | 'cloneJob' | 'saveOwnDraft' | 'publishOwnDraft' | 'deleteOwnDraft'
> {
  return {
    createJob: ({ body, ...request }) =>
      db.inCompany(request.session.companyId, (tx) => addJob(tx, deedOf(request), body)),

    cloneJob: ({ params, ...request }) =>
      db.inCompany(request.session.companyId, async (tx) => {
        const deed = deedOf(request);
        const { companyId } = deed;
        const source = await findJob(tx, { companyId, jobID: params.jobID });
        if (source === undefined) throw noSuchJob();
        // The address is the other job's, and its last day may be over; its team may have left.
        const copy = { ...source, slug: '', closesOn: null, team: [] };
        return addJob(tx, deed, {
          ...copy,
          title: `${source.title.slice(0, 113)} (copy)`,
          clonedFrom: source.jobID,
        });
      }),

    saveOwnDraft: ({ params, body, ...request }) =>
      db.inCompany(request.session.companyId, async (tx) => {
        const deed = deedOf(request);
        const before = await lockJob(tx, deed, params.jobID, { ownDraft: true });
        return writeJob(tx, deed, { before, body });
      }),

    publishOwnDraft: ({ params, body: { version }, ...request }) =>
      db.inCompany(request.session.companyId, async (tx) => {
        const deed = deedOf(request);
        const job = await lockJob(tx, deed, params.jobID, { ownDraft: true });
        return publish(tx, deed, { job, version });
      }),

    deleteOwnDraft: ({ params: { jobID }, ...request }) =>
      db.inCompany(request.session.companyId, async (tx) => {
        const deed = deedOf(request);
        const { companyId } = deed;
        const { title } = await lockJob(tx, deed, jobID, { ownDraft: true });
        if (await hasApplications(tx, { companyId, jobID })) {
          throw fail('has_applications', 'There are applications for this job. It can be closed.');
        }
        await deleteJob(tx, { companyId, jobID });
        await recordJob(tx, deed, { action: 'job.deleted', jobID, before: { title } });
        return { done: true };
      }),
  };
}

function editHandlers(
  db: Database,
): Pick<Handlers, 'saveJob' | 'publishJob' | 'pauseJob' | 'closeJob'> {
  const taker =
    (to: 'paused' | 'closed') =>
    ({ params, ...request }: JobRequest) =>
      db.inCompany(request.session.companyId, async (tx) => {
        const deed = deedOf(request);
        return take(tx, deed, { job: await lockJob(tx, deed, params.jobID), to });
      });
  return {
    saveJob: ({ params, body, ...request }) =>
      db.inCompany(request.session.companyId, async (tx) => {
        const deed = deedOf(request);
        return writeJob(tx, deed, { before: await lockJob(tx, deed, params.jobID), body });
      }),

    publishJob: ({ params, body: { version }, ...request }) =>
      db.inCompany(request.session.companyId, async (tx) => {
        const deed = deedOf(request);
        return publish(tx, deed, { job: await lockJob(tx, deed, params.jobID), version });
      }),

    pauseJob: taker('paused'),
    closeJob: taker('closed'),
  };
}

async function shown(
  tx: Tx,
  companyId: number,
  job: Job,
): Promise<Output<typeof contract.jobs.getJob>> {
  const { createdBy: _by, ...fields } = job;
  const { jobID } = job;
  const advert = await findAdvertState(tx, { companyId, jobID });
  return {
    ...fields,
    createdAt: job.createdAt.toISOString(),
    updatedAt: job.updatedAt.toISOString(),
    publishedAt: advert?.publishedAt.toISOString() ?? null,
    hasUnpublishedChanges: advert !== undefined && advert.version < job.version,
    publicPath:
      advert?.isShown === true
        ? publicPathOf({ companyID: companyId, jobID, slug: advert.slug })
        : null,
  };
}
