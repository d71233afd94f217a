import type { contract } from '@candor/contract';
import { isChangedInPlace } from '@candor/contract/interviews/question-rules';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { findLatest, findQuestion, insertVersion, type StoredQuestion } from './bank-store.ts';
import { MOST_LISTED, PAGE_SIZE } from './question-list-store.ts';
import { type Deed, deedOf } from '../../operations/audit/index.ts';
import { lockQuestion, moveQuestion, noSuchQuestion, recordQuestion } from './question-writing.ts';
import {
  closeReports,
  countReports,
  countReportsOf,
  findReport,
  findShownQuestion,
  insertReport,
  listReports,
  type Resolution,
} from './report-store.ts';

type Handlers = Pick<
  HandlersOf<typeof contract.questions>,
  'reportShownQuestion' | 'reportQuestion' | 'listQuestionReports' | 'resolveQuestionReport'
>;

/** More than an honest candidate has the time to write. */
const MOST_REPORTS = 20;

export function reportHandlers(db: Database): Handlers {
  return {
    reportShownQuestion: ({ body, link: { companyId, scheduleId }, now }) =>
      db.inCompany(companyId, async (tx) => {
        const attemptQuestionId = body.botInterviewQuestionID;
        const shown = await findShownQuestion(tx, { companyId, scheduleId, attemptQuestionId });
        if (shown === undefined) throw fail('unknown_question', 'There is no such question.');
        if ((await countReportsOf(tx, companyId, shown.attemptId)) >= MOST_REPORTS) {
          throw fail('too_many_reports', 'More cannot be reported from one interview.');
        }
        const { reportKey } = body;
        const text = written(body.text);
        const { questionId } = shown;
        const own = { companyId, questionId, attemptQuestionId, reportKey, text };
        await insertReport(tx, { ...own, accountId: null, createdAt: now });
        return { done: true };
      }),

    reportQuestion: ({ params, body, session: { companyId, accountId }, now }) =>
      db.inCompany(companyId, async (tx) => {
        const { questionID: questionId } = params;
        const question = await findQuestion(tx, { companyId, questionId });
        if (question === undefined) throw noSuchQuestion();
        const { reportKey } = body;
        const own = { companyId, questionId, accountId, reportKey, text: written(body.text) };
        await insertReport(tx, { ...own, attemptQuestionId: null, createdAt: now });
        return { done: true };
      }),

    listQuestionReports: ({ query, session: { companyId } }) =>
      db.inCompany(companyId, async (tx) => {
        const { state = 'open', page = 1 } = query;
        const rows = await listReports(tx, companyId, { state, page });
        const total = await countReports(tx, companyId, state);
        const reports = rows.map((row) => ({
          ...row,
          createdAt: row.createdAt.toISOString(),
          resolvedAt: row.resolvedAt?.toISOString() ?? null,
        }));
        const hasMore = total > MOST_LISTED;
        return { reports, total: Math.min(total, MOST_LISTED), hasMore, pageSize: PAGE_SIZE };
      }),

    ...resolveHandler(db),
  };
}

function resolveHandler(db: Database): Pick<Handlers, 'resolveQuestionReport'> {
  return {
    resolveQuestionReport: ({ params, body: { resolution }, ...request }) =>
      db.inCompany(request.session.companyId, async (tx) => {
        const deed = deedOf(request);
        const { companyId, accountId, now } = deed;
        const report = await findReport(tx, companyId, params.reportID);
        if (report === undefined) throw fail('not_found', 'There is no such report.');
        if (report.resolvedAt !== null) {
          throw fail('already_resolved', 'Somebody dealt with this report already.');
        }
        const { questionId } = report;
        const end = { resolution, resolvedBy: accountId, resolvedAt: now };
        const closed = await closeReports(tx, { companyId, questionId }, end);
        const questionID = await followUp(tx, deed, questionId, resolution);
        await recordQuestion(tx, deed, {
          action: 'question.report-resolved',
          questionID: questionId,
          after: { resolution, reportID: params.reportID, closed },
        });
        return { questionID, closed };
      }),
  };
}

function written(text: string): string {
  const plain = text.trim();
  if (plain === '') {
    throw fail('empty_report', 'Say what is wrong with the question.', { path: 'body.text' });
  }
  return plain;
}

/** Gives the version to go on with. */
async function followUp(
  tx: Tx,
  deed: Deed,
  questionId: number,
  resolution: Resolution,
): Promise<number> {
  if (resolution === 'no-error') return questionId;
  const question = await lockQuestion(tx, deed, questionId);
  if (resolution === 'retired') {
    if (question.status !== 'retired')
      await moveQuestion(tx, deed, { before: question, to: 'retired' });
    return questionId;
  }
  return draftOf(tx, deed, question);
}

/** The draft to mend it in: its own, the one that was begun already, or a new version with the same text. */
async function draftOf(tx: Tx, deed: Deed, question: StoredQuestion): Promise<number> {
  if (isChangedInPlace(question.status)) return question.id;
  if (!question.isLatest) {
    const latest = await findLatest(tx, deed.companyId, question.familyId);
    return draftOf(tx, deed, await lockQuestion(tx, deed, latest));
  }
  const { id, version, skillId, imageId, options, ...text } = question;
  const body = { ...text, skillId, imageID: imageId, options: [...options] };
  const questionID = await insertVersion(tx, deed, question, body);
  const before = { questionID: id, version };
  await recordQuestion(tx, deed, { action: 'question.versioned', questionID, before });
  return questionID;
}
