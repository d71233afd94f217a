import type { contract, Parsed } from '@candor/contract';
import { FEW_ROWS } from '@candor/contract/fields';
import type { exportInterviews } from '@candor/contract/interviews/review';
import { csvFile } from '../../../platform/csv/csv-rules.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { companyWrite, deedOf, withoutTypedWords } from '../../operations/audit/index.ts';
import { interviewRow, interviewsHeading } from './interview-csv-rules.ts';
import { attemptsAtRisk, withRisks } from './interview-risks.ts';
import { type InterviewFilter, listInterviews, listJobChoices } from './interview-list-store.ts';

const PAGE_SIZE = 50;
const EXPORT_MOST = 10_000;

type Handlers = Pick<HandlersOf<typeof contract.review>, 'listInterviews' | 'exportInterviews'>;
type Query = Parsed<typeof exportInterviews>['query'];

export function listHandlers(db: Database): Handlers {
  return {
    async listInterviews({ query, session: { companyId }, now }) {
      const { page = 1, sort = 'newest', few, risk, ...asked } = query;
      const limit = few === undefined ? PAGE_SIZE : FEW_ROWS;
      const range = { sort, limit, offset: (page - 1) * PAGE_SIZE };
      const { rows, total, choices } = await db.inCompany(companyId, async (tx) => {
        const filter = await filterOf(tx, { ...asked, risk }, { companyId, now });
        const found = await listInterviews(tx, filter, range);
        return {
          rows: await withRisks(tx, companyId, found.rows),
          total: found.total,
          choices: few === undefined ? await listJobChoices(tx, companyId) : [],
        };
      });
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
      return companyWrite(db, deedOf(request), async (tx) => {
        const filter = await filterOf(tx, asked, { companyId, now: request.now });
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

async function filterOf(
  tx: Tx,
  { jobID, membershipID, activeSince, risk, ...asked }: Omit<Query, 'sort'>,
  { companyId, now }: { readonly companyId: number; readonly now: Date },
): Promise<InterviewFilter> {
  const filter = {
    ...{ ...asked, companyId, now, jobId: jobID, membershipId: membershipID },
    activeSince: activeSince === undefined ? undefined : new Date(activeSince),
  };
  if (risk === undefined) return filter;
  return { ...filter, attemptIds: await attemptsAtRisk(tx, filter, risk) };
}
