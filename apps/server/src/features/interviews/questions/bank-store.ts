import { labelled } from '@candor/contract/interviews/option-rules';
import type { QuestionBody } from '@candor/contract/interviews/question-fields';
import type { QuestionStatus } from '@candor/contract/interviews/question-rules';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { personName } from './person-store.ts';

type Key = { readonly companyId: number; readonly questionId: number };
export type Writing = {
  readonly companyId: number;
  readonly accountId: number;
  readonly now: Date;
};

type Figures = {
  readonly exposure: number | null;
  readonly answered: number | null;
  readonly facility: number | null;
  readonly discrimination: number | null;
};

export type StoredQuestion = Omit<QuestionBody, 'imageID' | 'options' | 'key'> &
  Figures & {
    readonly id: number;
    readonly familyId: number;
    readonly skillId: number;
    readonly version: number;
    readonly revision: number;
    readonly status: QuestionStatus;
    readonly isLatest: boolean;
    readonly imageId: number | null;
    readonly objectKey: string | null;
    readonly authorName: string;
    readonly createdAt: Date;
    readonly updatedAt: Date;
    readonly options: readonly string[];
    readonly key: number;
  };

/** `lock` keeps others from changing it until the transaction ends. */
export async function findQuestion(
  tx: Tx,
  { companyId, questionId }: Key,
  { lock = false } = {},
): Promise<StoredQuestion | undefined> {
  const { rows } = await sql<Omit<StoredQuestion, 'options' | 'key'>>`
    select q.id, q.family_id, q.skill_id, k.name as skill_name, q.version, q.revision, q.status,
           q.is_latest, q.stem, q.code, q.image_id, q.image_alt, i.object_key, q.difficulty,
           q.time_hint_seconds, q.explanation, ${personName} as author_name, q.created_at, q.updated_at,
           f.shown as exposure, f.answered, f.facility, f.discrimination
      from questions q
      join skills k on k.company_id = q.company_id and k.id = q.skill_id
      left join question_images i on i.company_id = q.company_id and i.id = q.image_id
      left join accounts a on a.id = q.author_account_id
      left join question_figures f on f.company_id = q.company_id and f.question_id = q.id
     where q.company_id = ${companyId} and q.id = ${questionId}
     ${lock ? sql`for update of q` : sql``}`.execute(tx);
  const [row] = rows;
  if (row === undefined) return undefined;
  const options = await tx
    .selectFrom('questionOptions')
    .select(['text', 'isKey'])
    .where('companyId', '=', companyId)
    .where('questionId', '=', questionId)
    .orderBy('label')
    .execute();
  const shown = options.filter(({ text }) => text.trim() !== '');
  return {
    ...row,
    options: shown.map(({ text }) => text),
    key: Math.max(
      0,
      shown.findIndex(({ isKey }) => isKey),
    ),
  };
}

/** The newest version of a family. */
export async function findLatest(tx: Tx, companyId: number, familyId: number): Promise<number> {
  const { id } = await tx
    .selectFrom('questions')
    .select('id')
    .where('companyId', '=', companyId)
    .where('familyId', '=', familyId)
    .where('isLatest', '=', true)
    .executeTakeFirstOrThrow();
  return id;
}

/** Every version, newest first. */
export async function readHistory(tx: Tx, companyId: number, familyId: number) {
  type Version = Figures & {
    readonly questionID: number;
    readonly version: number;
    readonly status: QuestionStatus;
    readonly authorName: string;
    readonly createdAt: Date;
  };
  const { rows } = await sql<Version>`
    select q.id as "questionID", q.version, q.status, ${personName} as author_name, q.created_at,
           f.shown as exposure, f.answered, f.facility, f.discrimination
      from questions q
      left join accounts a on a.id = q.author_account_id
      left join question_figures f on f.company_id = q.company_id and f.question_id = q.id
     where q.company_id = ${companyId} and q.family_id = ${familyId}
     order by q.version desc limit 200`.execute(tx);
  return rows;
}

export type NewQuestion = QuestionBody & { readonly skillId: number };

/** A family of its own for each; gives their ids in order. At most 500 at once, for PostgreSQL's parameters. */
export async function insertQuestions(
  tx: Tx,
  { companyId, accountId, now }: Writing,
  {
    questions,
    status,
  }: { readonly questions: readonly NewQuestion[]; readonly status: QuestionStatus },
): Promise<number[]> {
  if (questions.length === 0) return [];
  const rows = await tx
    .insertInto('questions')
    // A family is named after its first version, whose id is not known before the insert.
    .values(
      questions.map((question, index) => ({
        ...columnsOf(question),
        ...{ companyId, status, familyId: -1 - index, authorAccountId: accountId },
        ...{ updatedBy: accountId, createdAt: now, updatedAt: now },
      })),
    )
    .returning(['id', 'familyId'])
    .execute();
  const byPlace = new Map(rows.map(({ id, familyId }) => [-1 - familyId, id]));
  const ids = questions.map((_, index) => byPlace.get(index) ?? 0);
  await tx
    .updateTable('questions')
    .set((of) => ({ familyId: of.ref('id') }))
    .where('companyId', '=', companyId)
    .where('id', 'in', ids)
    .execute();
  const options = questions.flatMap((question, index) =>
    optionRows(companyId, ids[index] ?? 0, question),
  );
  await tx.insertInto('questionOptions').values(options).execute();
  return ids;
}

/** The next version of a family, whose latest one must be locked. It is a draft. */
export async function insertVersion(
  tx: Tx,
  { companyId, accountId, now }: Writing,
  {
    before,
    question,
  }: {
    readonly before: Pick<StoredQuestion, 'id' | 'familyId' | 'version'>;
    readonly question: NewQuestion;
  },
): Promise<number> {
  await tx
    .updateTable('questions')
    .set({ isLatest: false })
    .where('companyId', '=', companyId)
    .where('id', '=', before.id)
    .execute();
  const { id } = await tx
    .insertInto('questions')
    .values({
      ...columnsOf(question),
      ...{ companyId, familyId: before.familyId, version: before.version + 1, status: 'draft' },
      ...{ authorAccountId: accountId, updatedBy: accountId, createdAt: now, updatedAt: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('questionOptions')
    .values(optionRows(companyId, id, question))
    .execute();
  return id;
}

/** Only of a version that nobody was shown: its options are replaced. */
export async function changeQuestion(
  tx: Tx,
  { companyId, accountId, now }: Writing,
  {
    before: { id, revision },
    question,
  }: { readonly before: Pick<StoredQuestion, 'id' | 'revision'>; readonly question: NewQuestion },
): Promise<void> {
  await tx
    .updateTable('questions')
    .set({
      ...columnsOf(question),
      ...{ revision: revision + 1, updatedBy: accountId, updatedAt: now },
    })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute();
  await tx
    .deleteFrom('questionOptions')
    .where('companyId', '=', companyId)
    .where('questionId', '=', id)
    .execute();
  await tx
    .insertInto('questionOptions')
    .values(optionRows(companyId, id, question))
    .execute();
}

function columnsOf(question: NewQuestion) {
  const { stem, code, difficulty, timeHintSeconds, explanation, skillId, imageID } = question;
  return {
    ...{ code, difficulty, timeHintSeconds, explanation, skillId, stem: stem.trim() },
    imageId: imageID,
    imageAlt: imageID === null ? '' : question.imageAlt.trim(),
  };
}

const optionRows = (companyId: number, questionId: number, { options, key }: NewQuestion) =>
  labelled(options).map(({ label, text }, position) => ({
    ...{ companyId, questionId, label, text: text.trim() },
    isKey: position === key,
  }));

export async function setStatus(
  tx: Tx,
  { companyId, accountId, now }: Writing,
  {
    before: { id, revision },
    status,
  }: { readonly before: Pick<StoredQuestion, 'id' | 'revision'>; readonly status: QuestionStatus },
): Promise<void> {
  await tx
    .updateTable('questions')
    .set({ status, revision: revision + 1, updatedBy: accountId, updatedAt: now })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute();
}

/** Whether a candidate was ever given this version. */
export async function wasDrawn(tx: Tx, { companyId, questionId }: Key): Promise<boolean> {
  const row = await tx
    .selectFrom('attemptQuestions')
    .select('id')
    .where('companyId', '=', companyId)
    .where('questionId', '=', questionId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function findLive(
  tx: Tx,
  companyId: number,
  familyId: number,
): Promise<number | undefined> {
  const row = await tx
    .selectFrom('questions')
    .select('id')
    .where('companyId', '=', companyId)
    .where('familyId', '=', familyId)
    .where('status', '=', 'live')
    .executeTakeFirst();
  return row?.id;
}

/** The live version of a family makes room for another; gives its id if there was one. */
export async function retireLive(
  tx: Tx,
  { companyId, accountId, now }: Writing,
  familyId: number,
): Promise<number | undefined> {
  const row = await tx
    .updateTable('questions')
    .set((of) => ({
      ...{ status: 'retired', updatedBy: accountId, updatedAt: now },
      revision: of('revision', '+', 1),
    }))
    .where('companyId', '=', companyId)
    .where('familyId', '=', familyId)
    .where('status', '=', 'live')
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}
