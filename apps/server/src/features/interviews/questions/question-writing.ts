import type { QuestionBody } from '@candor/contract/interviews/question-fields';
import {
  isChangedInPlace,
  mayBecome,
  type QuestionStatus,
  questionProblems,
} from '@candor/contract/interviews/question-rules';
import type { Tx } from '../../../platform/database/database.ts';
import { fail, refuse } from '../../../platform/http/failure.ts';
import type { Change, Deed, DeedEntry } from '../../operations/audit/index.ts';
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

type Written = { readonly questionID: number; readonly version: number; readonly revision: number };

export const noSuchQuestion = () => refuse('not_found', { params: { what: 'question' } });

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
    throw refuse('changed_meanwhile', { params: { what: 'question' } });
  }
}

const refuseUnlessLatest = ({ isLatest }: StoredQuestion): void => {
  if (!isLatest) throw refuse('not_latest');
};

export async function addQuestion(
  tx: Tx,
  deed: Deed,
  body: QuestionBody,
): Promise<Change<Written>> {
  const question = await checked(tx, deed.companyId, body);
  const [questionID = 0] = await insertQuestions(tx, deed, {
    questions: [question],
    status: 'draft',
  });
  return {
    result: { questionID, version: 1, revision: 1 },
    audit: questionEntry({ action: 'question.created', questionID, after: body }),
  };
}

/**
 * A draft changes as it stands. What was live stays as candidates saw it: the change begins a draft of the next
 * version, and the live one is drawn until that goes live.
 */
export async function writeQuestion(
  tx: Tx,
  deed: Deed,
  { before, body }: { readonly before: StoredQuestion; readonly body: QuestionBody },
): Promise<Change<Written>> {
  refuseUnlessLatest(before);
  const question = await checked(tx, deed.companyId, body);
  const { id, version, revision } = before;
  // One that was taken back from live may have been drawn in that moment.
  const isShown = await wasDrawn(tx, { companyId: deed.companyId, questionId: id });
  if (isChangedInPlace(before.status) && !isShown) {
    await changeQuestion(tx, deed, { before, question });
    const entry = { action: 'question.changed', questionID: id, before: textOf(before) };
    return {
      result: { questionID: id, version, revision: revision + 1 },
      audit: questionEntry({ ...entry, after: body }),
    };
  }
  const questionID = await insertVersion(tx, deed, { before, question });
  const entry = { action: 'question.versioned', questionID, before: { questionID: id, version } };
  return {
    result: { questionID, version: version + 1, revision: 1 },
    audit: questionEntry({ ...entry, after: body }),
  };
}

export async function moveQuestion(
  tx: Tx,
  deed: Deed,
  { before, to }: { readonly before: StoredQuestion; readonly to: QuestionStatus },
): Promise<Change<Written>> {
  const { id, version, revision, status, familyId } = before;
  // A live version can be retired while its next one is being written.
  if (to !== 'retired') refuseUnlessLatest(before);
  if (!mayBecome(status, to)) {
    throw refuse('wrong_status', { params: { what: 'question' } });
  }
  const replaced = to === 'live' ? await retireLive(tx, deed, familyId) : undefined;
  await setStatus(tx, deed, { before, status: to });
  return {
    result: { questionID: id, version, revision: revision + 1 },
    audit: questionEntry({
      action: `question.${to}`,
      questionID: id,
      before: { status },
      after: { status: to, ...(replaced === undefined ? {} : { retired: replaced }) },
    }),
  };
}

async function checked(tx: Tx, companyId: number, body: QuestionBody): Promise<NewQuestion> {
  const [problem] = questionProblems(body);
  if (problem !== undefined) {
    throw fail('not_a_question', problem.message, { path: `body.${problem.path}` });
  }
  if (body.imageID !== null && !(await hasImage(tx, companyId, body.imageID))) {
    throw refuse('unknown_image', { path: 'body.imageID' });
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

type QuestionEntry = {
  readonly action: string;
  readonly questionID: number;
  readonly before?: unknown;
  readonly after?: unknown;
};

/** What the company's chain says of a question. */
export const questionEntry = ({ questionID, ...entry }: QuestionEntry): DeedEntry => ({
  ...entry,
  objectKind: 'question',
  objectId: questionID,
});
