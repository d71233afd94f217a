import type { contract } from '@candor/contract';
import type { Database } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { isJob, readApplications, readInterviews, readJobs } from './feed-store.ts';

type Handlers = Pick<
  HandlersOf<typeof contract.apikeys>,
  'listJobFeed' | 'listApplicationFeed' | 'listInterviewFeed'
>;

const PAGE = 100;

export function feedHandlers(db: Database): Handlers {
  return {
    listJobFeed: async ({ query: { after = 0 }, session: { companyId } }) => {
      const rows = await db.inCompany(companyId, (tx) =>
        readJobs(tx, { companyId, after, limit: PAGE + 1 }),
      );
      const { page, next } = cut(rows, ({ jobID }) => jobID);
      const jobs = page.map((row) => ({
        ...row,
        createdAt: row.createdAt.toISOString(),
        updatedAt: row.updatedAt.toISOString(),
      }));
      return { jobs, next };
    },

    listApplicationFeed: async ({ query: { after = 0, jobID: jobId }, session: { companyId } }) => {
      const rows = await db.inCompany(companyId, async (tx) => {
        if (jobId !== undefined && !(await isJob(tx, { companyId, jobId }))) {
          throw fail('not_found', 'There is no such job.');
        }
        return readApplications(tx, { companyId, after, jobId, limit: PAGE + 1 });
      });
      const { page, next } = cut(rows, ({ applicationID }) => applicationID);
      const applications = page.map((row) => ({
        ...row,
        appliedAt: row.appliedAt.toISOString(),
        stageSince: row.stageSince.toISOString(),
      }));
      return { applications, next };
    },

    listInterviewFeed: async ({ query: { after = 0 }, session: { companyId }, now }) => {
      const rows = await db.inCompany(companyId, (tx) =>
        readInterviews(tx, { companyId, after, now, limit: PAGE + 1 }),
      );
      const { page, next } = cut(rows, ({ interviewScheduleID }) => interviewScheduleID);
      const interviews = page.map((row) => ({
        ...row,
        invitedAt: row.invitedAt.toISOString(),
        startedAt: row.startedAt?.toISOString() ?? null,
        endedAt: row.endedAt?.toISOString() ?? null,
      }));
      return { interviews, next };
    },
  };
}

/** One row more than a page was read: it says that there are others. */
function cut<Row>(rows: readonly Row[], numberOf: (row: Row) => number) {
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  return { page, next: rows.length > PAGE && last !== undefined ? numberOf(last) : null };
}
