import type { contract } from '@candor/contract';
import { fail } from '../../platform/http/failure.ts';
import type { HandlersOf } from '../../platform/http/handlers.ts';
import type { ObjectStore } from '../../platform/objects/object-store.ts';
import { type DecisionParts, decisionHandlers } from './decision-handlers.ts';
import { listInterviews, listJobChoices } from './interview-list-store.ts';
import { readReport } from './interview-report.ts';
import { answersCsv, fileNameOf } from './report-csv-rules.ts';

const PAGE_SIZE = 50;
/** As long as somebody reads a report. */
const PICTURES_SECONDS = 3600;

export function createInterviewHandlers(
  parts: DecisionParts & { readonly objects: ObjectStore },
): HandlersOf<typeof contract.interviews> {
  const { db, objects } = parts;
  const sign = (key: string) => objects.signRead(key, { expiresInSeconds: PICTURES_SECONDS });
  return {
    async listInterviews({ query, session: { companyId }, now }) {
      const { sort = 'newest', page = 1, search, state, decision, jobID } = query;
      const filter = { companyId, search, state, decision, jobId: jobID, now };
      const range = { sort, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
      const { rows, total, choices } = await db.inCompany(companyId, async (tx) => ({
        ...(await listInterviews(tx, filter, range)),
        choices: await listJobChoices(tx, companyId),
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

    async getInterviewReport({ params, session: { companyId }, now }) {
      const id = params.interviewScheduleID;
      const report = await db.inCompany(companyId, (tx) =>
        readReport(tx, companyId, id, { now, sign }),
      );
      // Another company's interview and one that never was get the same reply.
      if (report === undefined) throw fail('not_found', 'There is no such interview.');
      return report;
    },

    async exportInterviewReport({ params, session: { companyId }, now }) {
      const id = params.interviewScheduleID;
      const report = await db.inCompany(companyId, (tx) =>
        readReport(tx, companyId, id, { now, sign }),
      );
      if (report === undefined) throw fail('not_found', 'There is no such interview.');
      const { candidateName, jobTitle, skills } = report;
      return { fileName: fileNameOf(candidateName, jobTitle), csv: answersCsv(skills) };
    },

    ...decisionHandlers(parts),
  };
}
