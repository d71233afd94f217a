import type { Answer, JobQuestion } from '@candor/contract/hiring/job-question-rules';
import type { Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import { publishEvent } from '../../operations/webhooks/index.ts';
import { touchCandidates } from '../candidate-records/index.ts';

type ApplicationSource = 'career-page' | 'added' | 'imported' | 'referral' | 'interview';

type NewApplication = {
  readonly companyId: number;
  readonly jobID: number;
  readonly candidateID: number;
  readonly source: ApplicationSource;
  /** The address that led to the form, or who referred. */
  readonly sourceDetail?: string;
  readonly coverLetter?: string;
  readonly cvFileID?: number | null;
  readonly consentID?: number | null;
  /** In the order they were asked. */
  readonly answers?: readonly GivenAnswer[];
  /** Who added it by hand; null: whoever applied. */
  readonly addedBy: number | null;
  readonly now: Date;
};

export type GivenAnswer = Pick<JobQuestion, 'kind' | 'label'> & {
  readonly answer: NonNullable<Answer>;
  readonly isKnockOut: boolean;
};

type AddedApplication = {
  readonly applicationID: number;
  /** False: the candidate had one for this job, which stays as it is. */
  readonly isNew: boolean;
  readonly replyBy: Date | null;
};

const DAY_MS = 24 * 3_600_000;

/**
 * An application in the first stage of its job, with its first move. The caller's transaction is the company's, holds
 * no lock that others wait for, and writes the audit last. Fails with `no_stages` for a job that has none: an endpoint
 * that adds applications to drafts declares it.
 */
export async function addApplication(tx: Tx, given: NewApplication): Promise<AddedApplication> {
  const { companyId, jobID: jobId, candidateID: candidateId, now } = given;
  const stage = await firstStage(tx, companyId, jobId);
  const replyBy =
    stage.replyWithinDays === null
      ? null
      : new Date(now.getTime() + stage.replyWithinDays * DAY_MS);
  const { answers = [] } = given;
  const row = await tx
    .insertInto('applications')
    .values({
      ...{ companyId, jobId, candidateId, replyBy, stageId: stage.id },
      source: given.source,
      isUnread: given.addedBy === null,
      sourceDetail: given.sourceDetail ?? '',
      coverLetter: given.coverLetter ?? '',
      cvFileId: given.cvFileID ?? null,
      consentId: given.consentID ?? null,
      isKnockedOut: answers.some(({ isKnockOut }) => isKnockOut),
      appliedAt: now,
      stageSince: now,
    })
    .onConflict((on) => on.columns(['companyId', 'jobId', 'candidateId']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) return findExisting(tx, given);
  await writeAnswers(tx, { companyId, applicationId: row.id }, answers);
  await tx
    .insertInto('applicationMoves')
    .values({
      ...{ companyId, applicationId: row.id, kind: 'applied', movedAt: now },
      ...{ fromStage: null, toStage: stage.name, fromStatus: null, toStatus: 'active' },
      movedBy: given.addedBy,
    })
    .execute();
  await touchCandidates(tx, given, [given.candidateID]);
  const { source } = given;
  const data = { applicationID: row.id, jobID: jobId, candidateID: candidateId, source };
  await publishEvent(tx, { companyId, now }, { event: 'application.created', data });
  return { applicationID: row.id, isNew: true, replyBy };
}

async function firstStage(tx: Tx, companyId: number, jobId: number) {
  const stage = await tx
    .selectFrom('jobStages')
    .select(['id', 'name', 'replyWithinDays'])
    .where('companyId', '=', companyId)
    .where('jobId', '=', jobId)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();
  if (stage === undefined) throw refuse('no_stages');
  return stage;
}

async function findExisting(tx: Tx, given: NewApplication): Promise<AddedApplication> {
  const { id, replyBy } = await tx
    .selectFrom('applications')
    .select(['id', 'replyBy'])
    .where('companyId', '=', given.companyId)
    .where('jobId', '=', given.jobID)
    .where('candidateId', '=', given.candidateID)
    .executeTakeFirstOrThrow();
  return { applicationID: id, isNew: false, replyBy };
}

export async function writeAnswers(
  tx: Tx,
  key: { readonly companyId: number; readonly applicationId: number },
  answers: readonly GivenAnswer[],
): Promise<void> {
  if (answers.length === 0) return;
  const rows = answers.map(({ answer, ...asked }, position) => ({
    ...{ ...key, ...asked, position },
    answer: JSON.stringify(answer),
  }));
  await tx.insertInto('applicationAnswers').values(rows).execute();
}
