import type { QuestionBody } from '@candor/contract/interviews/question-fields';
import {
  isChangedInPlace,
  mayBecome,
  type QuestionStatus,
  questionProblems,
} from '@candor/contract/interviews/question-rules';
import type { Tx } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/http/failure.ts';
import { type Deed, recordDeed } from '../../operations/audit/index.ts';
import {
  changeQuestion,
  findQuestion,
  insertQuestions,
  insertVersion,
  type NewQuestion,
  retireLive,
  setStatus,
  type StoredQuestion,
  wasDrawn,
} from './bank-store.ts';
import { hasImage } from './picture-store.ts';
import { skillsNamed } from './skill-store.ts';

export const noSuchQuestion = () => fail('not_found', 'There is no such question.');

export async function lockQuestion(
  tx: Tx,
  { companyId }: Pick<Deed, 'companyId'>,
  questionId: number,
): Promise<StoredQuestion> {
  const question = await findQuestion(tx, { companyId, questionId }, { lock: true });
  if (question === undefined) throw noSuchQuestion();
  return question;
}

export function refuseUnlessCurrent(question: StoredQuestion, revision: number): void {
  if (question.revision !== revision) {
    throw fail('changed_meanwhile', 'Somebody changed this question meanwhile. Load it again.');
  }
}

const refuseUnlessLatest = ({ isLatest }: StoredQuestion): void => {
  if (!isLatest) throw fail('not_latest', 'There is a newer version of this question.');
};

export async function addQuestion(tx: Tx, deed: Deed, body: QuestionBody) {
  const question = await checked(tx, deed.companyId, body);
  const [questionID = 0] = await insertQuestions(tx, deed, [question], 'draft');
  await recordQuestion(tx, deed, { action: 'question.created', questionID, after: body });
  return { questionID, version: 1, revision: 1 };
}

/**
 * A draft changes as it stands. What was live stays as candidates saw it: the change begins a draft of the next
 * version, and the live one is drawn until that goes live.
 */
export async function writeQuestion(
  tx: Tx,
  deed: Deed,
  { before, body }: { readonly before: StoredQuestion; readonly body: QuestionBody },
) {
  refuseUnlessLatest(before);
  const question = await checked(tx, deed.companyId, body);
  const { id, version, revision } = before;
  // One that was taken back from live may have been drawn in that moment.
  const isShown = await wasDrawn(tx, { companyId: deed.companyId, questionId: id });
  if (isChangedInPlace(before.status) && !isShown) {
    await changeQuestion(tx, deed, before, question);
    const entry = { action: 'question.changed', questionID: id, before: textOf(before) };
    await recordQuestion(tx, deed, { ...entry, after: body });
    return { questionID: id, version, revision: revision + 1 };
  }
  const questionID = await insertVersion(tx, deed, before, question);
  const entry = { action: 'question.versioned', questionID, before: { questionID: id, version } };
  await recordQuestion(tx, deed, { ...entry, after: body });
  return { questionID, version: version + 1, revision: 1 };
}

export async function moveQuestion(
  tx: Tx,
  deed: Deed,
  { before, to }: { readonly before: StoredQuestion; readonly to: QuestionStatus },
) {
  const { id, version, revision, status, familyId } = before;
  // A live version can be retired while its next one is being written.
  if (to !== 'retired') refuseUnlessLatest(before);
  if (!mayBecome(status, to)) {
    throw fail('wrong_status', 'The question is in another state by now. Load it again.');
  }
  const replaced = to === 'live' ? await retireLive(tx, deed, familyId) : undefined;
  await setStatus(tx, deed, before, to);
  await recordQuestion(tx, deed, {
    action: `question.${to}`,
    questionID: id,
    before: { status },
    after: { status: to, ...(replaced === undefined ? {} : { retired: replaced }) },
  });
  return { questionID: id, version, revision: revision + 1 };
}

async function checked(tx: Tx, companyId: number, body: QuestionBody): Promise<NewQuestion> {
  const [problem] = questionProblems(body);
  if (problem !== undefined) {
    throw fail('not_a_question', problem.message, { path: `body.${problem.path}` });
  }
  if (body.imageID !== null && !(await hasImage(tx, companyId, body.imageID))) {
    throw fail('unknown_image', 'The picture is not there any more. Choose it again.', {
      path: 'body.imageID',
    });
  }
  const skills = await skillsNamed(tx, companyId, [body.skillName]);
  const skillId = skills.get(body.skillName.trim().toLowerCase());
  if (skillId === undefined) throw new Error(`The skill "${body.skillName}" was not made`);
  return { ...body, skillId };
}

/** What the audit keeps of a version that is written over. */
const textOf = (question: StoredQuestion) => ({
  ...{ stem: question.stem, code: question.code, skillName: question.skillName },
  ...{ difficulty: question.difficulty, options: question.options, key: question.key },
  ...{ explanation: question.explanation, imageID: question.imageId },
});

/** In the company's chain, last in the transaction. */
export function recordQuestion(
  tx: Tx,
  deed: Deed,
  entry: {
    readonly action: string;
    readonly questionID: number;
    readonly objectKind?: string;
    readonly before?: unknown;
    readonly after?: unknown;
  },
): Promise<void> {
  const { questionID, objectKind = 'question', ...rest } = entry;
  return recordDeed(tx, deed, { ...rest, objectKind, objectId: questionID });
}
