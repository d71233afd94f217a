import type { contract, Output } from '@candor/contract';
import { FEW_ROWS } from '@candor/contract/fields';
import type { Database, Tx } from '../../../platform/database/database.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import type { ObjectStore } from '@candor/folder-store';
import { findQuestion, readHistory, type StoredQuestion } from './bank-store.ts';
import { IMAGE_URL_SECONDS, imageHandlers } from './image-handlers.ts';
import { importHandlers } from './import-handlers.ts';
import { shownFigures } from './item-rules.ts';
import { countQuestions, listQuestions, MOST_LISTED, PAGE_SIZE } from './question-list-store.ts';
import { findCountedAt } from './measure-store.ts';
import { companyWrite, deedOf } from '../../operations/audit/index.ts';
import {
  addQuestion,
  lockQuestion,
  moveQuestion,
  noSuchQuestion,
  refuseUnlessCurrent,
  writeQuestion,
} from './question-writing.ts';
import { moveHandlers } from './question-moves.ts';
import { reportHandlers } from './report-handlers.ts';
import { countReports } from './report-store.ts';
import { readSkills } from './skill-store.ts';

type Handlers = HandlersOf<typeof contract.questions>;
type Parts = { readonly db: Database; readonly objects: ObjectStore };

export function createQuestionHandlers(parts: Parts): Handlers {
  const { db } = parts;
  return {
    ...readHandlers(parts),
    ...writeHandlers(db),
    ...moveHandlers(db),
    ...imageHandlers(parts),
    ...importHandlers(db),
    ...reportHandlers(db),
  };
}

function readHandlers({
  db,
  objects,
}: Parts): Pick<Handlers, 'listQuestions' | 'listSkills' | 'getQuestion'> {
  return {
    listQuestions: ({ query, session: { companyId } }) =>
      db.inCompany(companyId, async (tx) => {
        const { sort = 'updated', page = 1, few, ...given } = query;
        const isFew = few !== undefined;
        const filter = { companyId, ...given };
        const rows = await listQuestions(tx, filter, {
          ...{ sort, page, size: isFew ? FEW_ROWS : PAGE_SIZE },
        });
        const total = isFew ? rows.length : await countQuestions(tx, filter);
        return {
          questions: rows.map((row) => ({
            ...row,
            updatedAt: row.updatedAt.toISOString(),
            ...shownFigures(row),
          })),
          total: Math.min(total, MOST_LISTED),
          hasMore: total > MOST_LISTED,
          pageSize: PAGE_SIZE,
          openReports: isFew ? 0 : await countReports(tx, companyId, 'open'),
          countedAt: isFew ? null : ((await findCountedAt(tx, companyId))?.toISOString() ?? null),
        };
      }),

    listSkills: ({ session: { companyId } }) =>
      db.inCompany(companyId, async (tx) => ({
        skills: (await readSkills(tx, companyId)).map(({ easy, medium, hard, ...skill }) => ({
          ...skill,
          live: { easy, medium, hard },
        })),
      })),

    getQuestion: ({ params, session: { companyId } }) =>
      db.inCompany(companyId, async (tx) => {
        const question = await findQuestion(tx, { companyId, questionId: params.questionID });
        if (question === undefined) throw noSuchQuestion();
        return shown(tx, objects, { companyId, question });
      }),
  };
}

function writeHandlers(
  db: Database,
): Pick<Handlers, 'createQuestion' | 'saveQuestion' | 'moveQuestion'> {
  return {
    createQuestion: ({ body, ...request }) =>
      companyWrite(db, deedOf(request), (tx, deed) => addQuestion(tx, deed, body)),

    saveQuestion: ({ params, body: { revision, ...body }, ...request }) =>
      companyWrite(db, deedOf(request), async (tx, deed) => {
        const before = await lockQuestion(tx, deed, params.questionID);
        refuseUnlessCurrent(before, revision);
        return writeQuestion(tx, deed, { before, body });
      }),

    moveQuestion: ({ params, body: { status: to, revision }, ...request }) =>
      companyWrite(db, deedOf(request), async (tx, deed) => {
        const before = await lockQuestion(tx, deed, params.questionID);
        refuseUnlessCurrent(before, revision);
        return moveQuestion(tx, deed, { before, to });
      }),
  };
}

async function shown(
  tx: Tx,
  objects: ObjectStore,
  { companyId, question }: { readonly companyId: number; readonly question: StoredQuestion },
): Promise<Output<typeof contract.questions.getQuestion>> {
  const { id, familyId, skillId, imageId, objectKey, options, ...fields } = question;
  const history = await readHistory(tx, companyId, familyId);
  const expiresInSeconds = IMAGE_URL_SECONDS;
  return {
    ...fields,
    ...shownFigures(question),
    options: [...options],
    questionID: id,
    familyID: familyId,
    skillID: skillId,
    imageID: imageId,
    imageURL: objectKey === null ? null : await objects.signRead(objectKey, { expiresInSeconds }),
    createdAt: question.createdAt.toISOString(),
    updatedAt: question.updatedAt.toISOString(),
    history: history.map((version) => ({
      ...version,
      ...shownFigures(version),
      createdAt: version.createdAt.toISOString(),
    })),
  };
}
