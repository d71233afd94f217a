import type { contract, Output } from '@candor/contract';
import {
  isChangedInPlace,
  mayBecome,
  type QuestionStatus,
} from '@candor/contract/interviews/question-rules';
import type { Database, Tx } from '../../../platform/database/database.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import {
  type Change,
  changeOfMany,
  companyWrite,
  type Deed,
  deedOf,
} from '../../operations/audit/index.ts';
import {
  findLive,
  findQuestion,
  retireLive,
  setStatus,
  type StoredQuestion,
  wasDrawn,
} from './bank-store.ts';
import { lockQuestion, questionEntry } from './question-writing.ts';

type Handlers = Pick<HandlersOf<typeof contract.questions>, 'moveQuestions' | 'takeBackMoves'>;
type Result = Output<typeof contract.questions.moveQuestions>;
type Moved = Result['moved'][number];
type Left = Result['left'][number]['why'];
type Asked = {
  readonly questionID: number;
  readonly revision: number;
  readonly status: QuestionStatus;
};

export function moveHandlers(db: Database): Handlers {
  return {
    moveQuestions: ({ body: { status, questions }, ...request }) =>
      companyWrite(db, deedOf(request), (tx, deed) =>
        moveAll(tx, deed, {
          asked: questions.map((question) => ({ ...question, status })),
          move: moveOn,
        }),
      ),
    takeBackMoves: ({ body: { questions }, ...request }) =>
      companyWrite(db, deedOf(request), (tx, deed) =>
        moveAll(tx, deed, { asked: questions, move: moveBack }),
      ),
  };
}

type Move<One extends Asked> = (
  tx: Tx,
  deed: Deed,
  question: { readonly before: StoredQuestion; readonly asked: One },
) => Promise<Left | { readonly replaced: number | null }>;

/** Every question is locked, in one order, before the first changes. */
async function moveAll<One extends Asked>(
  tx: Tx,
  deed: Deed,
  { asked, move }: { readonly asked: readonly One[]; readonly move: Move<One> },
): Promise<Change<Result>> {
  const once = new Map(asked.map((one) => [one.questionID, one]));
  const inOrder = [...once.values()].toSorted((a, b) => a.questionID - b.questionID);
  const found: { readonly one: One; readonly before: StoredQuestion }[] = [];
  for (const one of inOrder) {
    found.push({ one, before: await lockQuestion(tx, deed, one.questionID) });
  }
  const moved: Moved[] = [];
  const left: Result['left'] = [];
  for (const { one, before } of found) {
    const { questionID } = one;
    const isCurrent = before.revision === one.revision;
    const outcome = isCurrent ? await move(tx, deed, { before, asked: one }) : 'changed_meanwhile';
    if (typeof outcome === 'string') left.push({ questionID, why: outcome });
    else {
      const { status: from, revision } = before;
      moved.push({ questionID, revision: revision + 1, from, replaced: outcome.replaced });
    }
  }
  const entries = moved.map(({ questionID, from, replaced }) => {
    const status = once.get(questionID)?.status;
    return questionEntry({
      ...{ action: `question.${status}`, questionID, before: { status: from } },
      after: { status, ...(replaced !== null && { replaced }) },
    });
  });
  return changeOfMany({ moved, left }, entries);
}

const moveOn: Move<Asked> = async (tx, deed, { before, asked: { status } }) => {
  if (status !== 'retired' && !before.isLatest) return 'not_latest';
  if (!mayBecome(before.status, status)) return 'wrong_status';
  const replaced = status === 'live' ? await retireLive(tx, deed, before.familyId) : undefined;
  await setStatus(tx, deed, { before, status });
  return { replaced: replaced ?? null };
};

/** Back to where it came from: a way that leads here from there, and nothing that a candidate has seen. */
const moveBack: Move<Asked & { readonly replaced: number | null }> = async (
  tx,
  deed,
  { before, asked: { status, replaced } },
) => {
  const { companyId } = deed;
  if (!before.isLatest) return 'not_latest';
  if (!mayBecome(status, before.status)) return 'wrong_status';
  const isShown = await wasDrawn(tx, { companyId, questionId: before.id });
  if (isChangedInPlace(status) && isShown) return 'was_shown';
  const live = await findLive(tx, companyId, before.familyId);
  if (status === 'live' && live !== undefined) return 'wrong_status';
  await setStatus(tx, deed, { before, status });
  if (replaced !== null && before.status === 'live')
    await reviveLive(tx, deed, { before, questionId: replaced });
  return { replaced: null };
};

/** The version that had made room is drawn again, if it is that and nothing more happened to it. */
async function reviveLive(
  tx: Tx,
  deed: Deed,
  {
    before: { familyId },
    questionId,
  }: { readonly before: StoredQuestion; readonly questionId: number },
) {
  const older = await findQuestion(tx, { companyId: deed.companyId, questionId }, { lock: true });
  if (older?.familyId === familyId && older.status === 'retired') {
    await setStatus(tx, deed, { before: older, status: 'live' });
  }
}
