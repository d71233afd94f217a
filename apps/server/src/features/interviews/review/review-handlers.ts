import type { contract } from '@candor/contract';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import type { ObjectStore } from '@candor/folder-store';
import { companyWrite, deedOf } from '../../operations/audit/index.ts';
import { type DecisionParts, decisionHandlers } from './decision-handlers.ts';
import { readReport } from './interview-report.ts';
import { listHandlers } from './list-handlers.ts';
import { answersCsv, fileNameOf } from './report-csv-rules.ts';

/** As long as somebody reads a report. */
const PICTURES_SECONDS = 3600;

export function createReviewHandlers(
  parts: DecisionParts & { readonly objects: ObjectStore },
): HandlersOf<typeof contract.review> {
  const { db, objects } = parts;
  const sign = (key: string) => objects.signRead(key, { expiresInSeconds: PICTURES_SECONDS });
  return {
    ...listHandlers(db),

    async getInterviewReport({ params, session: { companyId }, now }) {
      const id = params.interviewScheduleID;
      const report = await db.inCompany(companyId, (tx) =>
        readReport(tx, { companyId, scheduleId: id, needs: { now, sign } }),
      );
      // Another company's interview and one that never was get the same reply.
      if (report === undefined) throw refuse('not_found', { params: { what: 'interview' } });
      return report;
    },

    exportInterviewReport({ params, ...request }) {
      const { companyId } = request.session;
      const id = params.interviewScheduleID;
      return companyWrite(db, deedOf(request), async (tx) => {
        const report = await readReport(tx, {
          companyId,
          scheduleId: id,
          needs: { now: request.now, sign },
        });
        if (report === undefined) throw refuse('not_found', { params: { what: 'interview' } });
        const { candidateName, jobTitle, skills } = report;
        const entry = { action: 'interview.exported', objectKind: 'interview', objectId: id };
        return {
          result: { fileName: fileNameOf(candidateName, jobTitle), csv: answersCsv(skills) },
          audit: entry,
        };
      });
    },

    ...decisionHandlers(parts),
  };
}
