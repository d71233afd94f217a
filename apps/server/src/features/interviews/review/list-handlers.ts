import type { contract, Parsed } from '@candor/contract';
import { FEW_ROWS } from '@candor/contract/fields';
import type { exportInterviews } from '@candor/contract/interviews/review';
import { csvFile } from '../../../platform/csv/csv-rules.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { companyWrite, deedOf, withoutTypedWords } from '../../operations/audit/index.ts';
import { interviewRow, interviewsHeading } from './interview-csv-rules.ts';
import { type InterviewFilter, listInterviews, listJobChoices } from './interview-list-store.ts';

const PAGE_SIZE = 50;
const EXPORT_MOST = 10_000;

type Handlers = Pick<HandlersOf<typeof contract.review>, 'listInterviews' | 'exportInterviews'>;
type Query = Parsed<typeof exportInterviews>['query'];

export function listHandlers(db: Database): Handlers {
  return {
    async listInterviews({ query, session: { companyId }, now }) {
      const { page = 1, sort = 'newest', few, ...asked } = query;
      const limit = few === undefined ? PAGE_SIZE : FEW_ROWS;
      const filter = filterOf(asked, companyId, now);
      const range = { sort, limit, offset: (page - 1) * PAGE_SIZE };
      const { rows, total, choices } = await db.inCompany(companyId, async (tx) => ({
        ...(await listInterviews(tx, filter, range)),
        choices: few === undefined ? await listJobChoices(tx, companyId) : [],
      }));
      const interviews = rows.map((row) => ({
        ...row,
        invitedAt: row.invitedAt.toISOString(),
        startedAt: row.startedAt?.toISOString() ?? null,
        endedAt: row.endedAt?.toISOString() ?? null,
      }));
      const jobs = choices.map(({ id, title }) => ({ jobID: id, title }));
      return { interviews, total, pageSize: PAGE_SIZE, jobs };
    },

    exportInterviews({ query, ...request }) {
      const { companyId } = request.session;
      const { sort = 'newest', ...asked } = query;
      const filter = filterOf(asked, companyId, request.now);
      return companyWrite(db, deedOf(request), async (tx) => {
        const range = { sort, limit: EXPORT_MOST + 1, offset: 0 };
        const { rows } = await listInterviews(tx, filter, range);
        const shown = rows.slice(0, EXPORT_MOST);
        return {
          result: {
            fileName: `interviews-${request.now.toISOString().slice(0, 10)}.csv`,
            csv: csvFile(interviewsHeading, shown.map(interviewRow)),
            count: shown.length,
            isMore: rows.length > EXPORT_MOST,
          },
          audit: {
            ...{ action: 'interview.list_exported', objectKind: 'company', objectId: companyId },
            after: { filter: withoutTypedWords(query), count: shown.length },
          },
        };
      });
    },
  };
}

function filterOf(
  { jobID, membershipID, activeSince, ...asked }: Omit<Query, 'sort'>,
  companyId: number,
  now: Date,
): InterviewFilter {
  return {
    ...{ ...asked, companyId, now, jobId: jobID, membershipId: membershipID },
    activeSince: activeSince === undefined ? undefined : new Date(activeSince),
  };
}
