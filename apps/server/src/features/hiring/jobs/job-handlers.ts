import type { contract, Output } from '@candor/contract';
import { areas } from '@candor/contract/people/right-rules';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { fail, refuse } from '../../../platform/http/failure.ts';
import type { CompanySession, HandlersOf, Resolvers } from '../../../platform/http/handlers.ts';
import { publicPathOf } from './advert-rules.ts';
import { findAdvertState } from './advert-store.ts';
import { companyWrite, deedOf } from '../../operations/audit/index.ts';
import { jobEntry } from './job-deeds.ts';
import { countApplicants } from './applicant-count-store.ts';
import { listChoices, listJobs, PAGE_SIZE } from './job-list-store.ts';
import { publish, take } from './job-publishing.ts';
import { deleteJob, findJob, hasApplications, type Job } from './job-store.ts';
import { namedPay, payRight, withoutPay } from './salary-rules.ts';
import { addJob, isOwnDraft, lockJob, noSuchJob, writeJob } from './job-writing.ts';

type Handlers = HandlersOf<typeof contract.jobs>;
type Target = { readonly jobID: number };
type JobRequest = Parameters<typeof deedOf>[0] & { readonly params: Target };

export function createJobHandlers({ db, may }: Parts): Handlers {
  return { ...readHandlers(db, may), ...draftHandlers(db, may), ...editHandlers(db, may) };
}

type Parts = { readonly db: Database; readonly may: Resolvers['privilege'] };

/** Who applied is for those who may see candidates. */
const candidates = { featureId: areas.candidates } as const;

function readHandlers(
  db: Database,
  may: Parts['may'],
): Pick<Handlers, 'listJobs' | 'listJobChoices' | 'getJob' | 'getJobToEdit' | 'getOwnDraft'> {
  const read = async (
    { session, params }: { readonly session: CompanySession; readonly params: Target },
    isOpen: (job: Job) => boolean = () => true,
  ) => {
    const { companyId } = session;
    const { jobID } = params;
    const isPayShown = await seesPay(may, session);
    return db.inCompany(companyId, async (tx) => {
      const job = await findJob(tx, { companyId, jobID });
      if (job === undefined || !isOpen(job)) throw noSuchJob();
      const whole = await shown(tx, companyId, job);
      return isPayShown ? whole : withoutPay(whole);
    });
  };
  return {
    async listJobs({ query, session }) {
      const { companyId, accountId } = session;
      const { sort = 'updated', page = 1, few, ...filter } = query;
      const isFew = few !== undefined;
      const isCounted = !isFew && (await may(session, candidates));
      const { rows, total, applicants } = await db.inCompany(companyId, async (tx) => {
        const found = await listJobs(
          tx,
          { companyId, accountId, ...filter },
          { sort, page, isFew },
        );
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
    getJob: (request) => read(request),
    getJobToEdit: (request) => read(request),
    getOwnDraft: (request) => read(request, (job) => isOwnDraft(job, request.session.accountId)),
  };
}

function draftHandlers(
  db: Database,
  may: Parts['may'],
): Pick<
  Handlers,
  'createJob' | 'cloneJob' | 'saveOwnDraft' | 'publishOwnDraft' | 'deleteOwnDraft'
> {
  return {
    async createJob({ body, ...request }) {
      await refusePay(may, request.session, body);
      return companyWrite(db, deedOf(request), (tx, deed) => addJob(tx, deed, body));
    },

    async cloneJob({ params, ...request }) {
      const isPayCopied = await seesPay(may, request.session);
      return companyWrite(db, deedOf(request), async (tx, deed) => {
        const { companyId } = deed;
        const source = await findJob(tx, { companyId, jobID: params.jobID });
        if (source === undefined) throw noSuchJob();
        // The address is the other job's, and its last day may be over; its team may have left.
        const copy = { ...source, slug: '', closesOn: null, team: [] };
        // Whoever may not see the pay would read it on the career page of their copy.
        return addJob(tx, deed, {
          ...(isPayCopied ? copy : withoutPay(copy)),
          title: `${source.title.slice(0, 113)} (copy)`,
          clonedFrom: source.jobID,
        });
      });
    },

    async saveOwnDraft({ params, body, ...request }) {
      await refusePay(may, request.session, body);
      return companyWrite(db, deedOf(request), async (tx, deed) => {
        const before = await lockJob(tx, deed, { jobID: params.jobID, ownDraft: true });
        return writeJob(tx, deed, { before, body });
      });
    },

    async publishOwnDraft({ params, body: { version }, ...request }) {
      const isPayTheirs = await seesPay(may, request.session);
      return companyWrite(db, deedOf(request), async (tx, deed) => {
        const job = await lockJob(tx, deed, { jobID: params.jobID, ownDraft: true });
        return publish(tx, deed, { job, version, isPayTheirs });
      });
    },

    deleteOwnDraft: ({ params: { jobID }, ...request }) =>
      companyWrite(db, deedOf(request), async (tx, deed) => {
        const { companyId } = deed;
        const { title } = await lockJob(tx, deed, { jobID, ownDraft: true });
        if (await hasApplications(tx, { companyId, jobID })) {
          throw refuse('has_applications');
        }
        await deleteJob(tx, { companyId, jobID });
        return {
          result: { done: true },
          audit: jobEntry({ action: 'job.deleted', jobID, before: { title } }),
        };
      }),
  };
}

function editHandlers(
  db: Database,
  may: Parts['may'],
): Pick<Handlers, 'saveJob' | 'publishJob' | 'pauseJob' | 'closeJob'> {
  const taker =
    (to: 'paused' | 'closed') =>
    ({ params, ...request }: JobRequest) =>
      companyWrite(db, deedOf(request), async (tx, deed) => {
        return take(tx, deed, { job: await lockJob(tx, deed, { jobID: params.jobID }), to });
      });
  return {
    async saveJob({ params, body, ...request }) {
      await refusePay(may, request.session, body);
      return companyWrite(db, deedOf(request), async (tx, deed) => {
        return writeJob(tx, deed, {
          before: await lockJob(tx, deed, { jobID: params.jobID }),
          body,
        });
      });
    },

    async publishJob({ params, body: { version }, ...request }) {
      const isPayTheirs = await seesPay(may, request.session);
      return companyWrite(db, deedOf(request), async (tx, deed) => {
        const job = await lockJob(tx, deed, { jobID: params.jobID });
        return publish(tx, deed, { job, version, isPayTheirs });
      });
    },

    pauseJob: taker('paused'),
    closeJob: taker('closed'),
  };
}

/** A company's key reads what its scope names, and that is the whole job. */
const seesPay = async (may: Parts['may'], session: CompanySession): Promise<boolean> =>
  session.keyId !== undefined || may(session, payRight);

async function refusePay(
  may: Parts['may'],
  session: CompanySession,
  body: Parameters<typeof namedPay>[0],
): Promise<void> {
  const field = namedPay(body);
  if (field === undefined || (await seesPay(may, session))) return;
  throw fail('salary_not_yours', 'Your role may not set what a job pays.', {
    path: `body.${field}`,
  });
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
