import type { Answer } from '@candor/contract/hiring/job-question-rules';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { seesJob } from '../../../platform/database/sees-job.ts';

/** As the form said it. */
export type Applicant = {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly city: string;
  readonly country: string;
  readonly links: readonly string[];
};

type Whose = { readonly companyId: number; readonly candidateId: number; readonly now: Date };

export async function wasSent(tx: Tx, companyId: number, formKey: string): Promise<boolean> {
  const row = await tx
    .selectFrom('applicationForms')
    .select('formKey')
    .where('companyId', '=', companyId)
    .where('formKey', '=', formKey)
    .executeTakeFirst();
  return row !== undefined;
}

export type StoredFile = {
  readonly fileName: string;
  readonly contentType: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly objectKey: string;
};

export async function insertConsent(
  tx: Tx,
  { companyId, candidateId, now }: Whose,
  consent: {
    readonly purpose: 'application' | 'talent-pool';
    readonly version: number;
    readonly text: string;
    /** Whose law's notice stood beside the job. */
    readonly toldLaw: string | null;
  },
): Promise<number> {
  const { id } = await tx
    .insertInto('candidateConsents')
    .values({ companyId, candidateId, ...consent, givenAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertForm(
  tx: Tx,
  form: {
    readonly companyId: number;
    readonly formKey: string;
    readonly applicationId: number;
    readonly isRepeat: boolean;
    readonly applicant: Applicant;
    readonly answers: readonly Answer[];
    readonly coverLetter: string;
    readonly cvFileId: number;
    readonly sentAt: Date;
  },
): Promise<void> {
  const { applicant, answers, ...rest } = form;
  await tx
    .insertInto('applicationForms')
    .values({
      ...rest,
      applicant: JSON.stringify(applicant),
      answers: JSON.stringify(answers),
    })
    .execute();
}

export async function countRepeats(
  tx: Tx,
  companyId: number,
  applicationId: number,
): Promise<number> {
  const { n } = await tx
    .selectFrom('applicationForms')
    .select((of) => of.fn.countAll<number>().as('n'))
    .where('companyId', '=', companyId)
    .where('applicationId', '=', applicationId)
    .where('isRepeat', '=', true)
    .executeTakeFirstOrThrow();
  return n;
}

/** When they applied, and when they took it back. */
export async function findDates(tx: Tx, companyId: number, applicationId: number) {
  const row = await tx
    .selectFrom('applications')
    .select(['appliedAt', 'status', 'statusChangedAt'])
    .where('companyId', '=', companyId)
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow();
  return {
    appliedAt: row.appliedAt,
    withdrawnAt: row.status === 'withdrawn' ? row.statusChangedAt : null,
  };
}

/** The accounts of those who choose for this job. */
export async function findDeciders(tx: Tx, companyId: number, jobID: number): Promise<number[]> {
  const { rows } = await sql<{ accountId: number }>`
    select m.account_id from job_team t
      join memberships m on m.company_id = t.company_id and m.id = t.membership_id
     where t.company_id = ${companyId} and t.job_id = ${jobID} and t.role in ('owner', 'recruiter')
       and ${seesJob(jobID)}`.execute(tx);
  return rows.map(({ accountId }) => accountId);
}

export async function findApplicationOf(
  tx: Tx,
  companyId: number,
  { jobId, candidateId }: { readonly jobId: number; readonly candidateId: number },
): Promise<number | undefined> {
  const row = await tx
    .selectFrom('applications')
    .select('id')
    .where('companyId', '=', companyId)
    .where('jobId', '=', jobId)
    .where('candidateId', '=', candidateId)
    .executeTakeFirst();
  return row?.id;
}

/** The active application that this form became; nothing for a repeat. */
export async function lockApplicationOfForm(
  tx: Tx,
  companyId: number,
  formKey: string,
): Promise<number | undefined> {
  const row = await tx
    .selectFrom('applicationForms as f')
    .innerJoin('applications as a', (join) =>
      join.onRef('a.companyId', '=', 'f.companyId').onRef('a.id', '=', 'f.applicationId'),
    )
    .select('a.id')
    .where('f.companyId', '=', companyId)
    .where('f.formKey', '=', formKey)
    .where('f.isRepeat', '=', false)
    .where('a.status', '=', 'active')
    .forUpdate('a')
    .executeTakeFirst();
  return row?.id;
}
