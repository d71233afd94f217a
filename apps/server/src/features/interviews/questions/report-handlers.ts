import type { contract } from '@candor/contract';
import { isChangedInPlace } from '@candor/contract/interviews/question-rules';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { findLatest, findQuestion, insertVersion, type StoredQuestion } from './bank-store.ts';
import { MOST_LISTED, PAGE_SIZE } from './question-list-store.ts';
import {
  type Change,
  changeOfMany,
  companyWrite,
  type Deed,
  deedOf,
  entriesOf,
} from '../../operations/audit/index.ts';
import { lockQuestion, moveQuestion, noSuchQuestion, questionEntry } from './question-writing.ts';
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
        if (shown === undefined) throw refuse('unknown_question', { params: { what: 'shown' } });
        if ((await countReportsOf(tx, companyId, shown.attemptId)) >= MOST_REPORTS) {
          throw refuse('too_many_reports');
        }
        const { reportKey } = body;
        const text = written(body.text);
        const { questionId } = shown;
        const own = { companyId, questionId, attemptQuestionId, reportKey, text };
        await insertReport(tx, { ...own, accountId: null, createdAt: now });
        return { done: true };
      }),

    reportQuestion: ({ params, body, ...request }) =>
      companyWrite(db, deedOf(request), async (tx, { companyId, accountId, now }) => {
        const { questionID: questionId } = params;
        const question = await findQuestion(tx, { companyId, questionId });
        if (question === undefined) throw noSuchQuestion();
        const { reportKey } = body;
        const own = { companyId, questionId, accountId, reportKey, text: written(body.text) };
        await insertReport(tx, { ...own, attemptQuestionId: null, createdAt: now });
        return { result: { done: true }, noAudit: 'asks-colleagues' };
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
      companyWrite(db, deedOf(request), async (tx, deed) => {
        const { companyId, accountId, now } = deed;
        const report = await findReport(tx, companyId, params.reportID);
        if (report === undefined)
          throw refuse('not_found', { params: { what: 'question-report' } });
        if (report.resolvedAt !== null) {
          throw refuse('already_resolved');
        }
        const { questionId } = report;
        const end = { resolution, resolvedBy: accountId, resolvedAt: now };
        const closed = await closeReports(tx, { companyId, questionId }, end);
        const followed = await followUp(tx, deed, { questionId, resolution });
        const entry = questionEntry({
          action: 'question.report-resolved',
          questionID: questionId,
          after: { resolution, reportID: params.reportID, closed },
        });
        const result = { questionID: followed.result, closed };
        return changeOfMany(result, [...entriesOf(followed), entry]);
      }),
  };
}

function written(text: string): string {
  const plain = text.trim();
  if (plain === '') {
    throw refuse('empty_report', { path: 'body.text' });
  }
  return plain;
}

const staysWith = (questionId: number): Change<number> => ({
  result: questionId,
  noAudit: 'nothing-changed',
});

/** Gives the version to go on with. */
async function followUp(
  tx: Tx,
  deed: Deed,
  { questionId, resolution }: { readonly questionId: number; readonly resolution: Resolution },
): Promise<Change<number>> {
  if (resolution === 'no-error') return staysWith(questionId);
  const question = await lockQuestion(tx, deed, questionId);
  if (resolution === 'retired') {
    if (question.status === 'retired') return staysWith(questionId);
    const moved = await moveQuestion(tx, deed, { before: question, to: 'retired' });
    return { ...moved, result: questionId };
  }
  return draftOf(tx, deed, question);
}

/** The draft to mend it in: its own, the one that was begun already, or a new version with the same text. */
async function draftOf(tx: Tx, deed: Deed, question: StoredQuestion): Promise<Change<number>> {
  if (isChangedInPlace(question.status)) return staysWith(question.id);
  if (!question.isLatest) {
    const latest = await findLatest(tx, deed.companyId, question.familyId);
    return draftOf(tx, deed, await lockQuestion(tx, deed, latest));
  }
  const { id, version, skillId, imageId, options, ...text } = question;
  const body = { ...text, skillId, imageID: imageId, options: [...options] };
  const questionID = await insertVersion(tx, deed, { before: question, question: body });
  const before = { questionID: id, version };
  const audit = questionEntry({ action: 'question.versioned', questionID, before });
  return { result: questionID, audit };
}
