import type { TestApp } from '../../../test-app.ts';
import type { Caller } from '../../people/companies/test-company.ts';
import { createJob } from '@candor/contract/hiring/jobs';

let made = 0;

export type PlantedJob = {
  readonly jobID: number;
  /** In order: Applied, Screening, Offer. */
  readonly stages: readonly number[];
};

/** A job with three stages; the second promises an answer within two days. */
export async function plantJob({ owner }: TestApp, call: Caller): Promise<PlantedJob> {
  const stages = [
    { name: 'Applied', kind: 'applied' },
    { name: 'Screening', kind: 'screening' },
    { name: 'Offer', kind: 'offer' },
  ];
  const { data } = await call('POST', '/api/jobs', { ...createJob.example.body, stages });
  const jobID = Number(data.jobID);
  const { rows } = await owner.query(
    `update job_stages set reply_within_days = case name when 'Screening' then 2 end
      where job_id = $1 returning id::int, position`,
    [jobID],
  );
  const inOrder = rows.toSorted((a, b) => a.position - b.position);
  return { jobID, stages: inOrder.map(({ id }) => id) };
}

type NewApplicant = {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly stage?: number;
  readonly source?: string;
  readonly tags?: readonly string[];
  readonly isKnockedOut?: boolean;
  readonly stageSince?: Date;
  readonly replyBy?: Date;
};

/** Somebody who applied: a candidate of their own, in the first stage unless said. */
export async function plantApplicant(
  { owner, clock }: TestApp,
  {
    companyId,
    job,
    given = {},
  }: {
    readonly companyId: number;
    readonly job: PlantedJob;
    readonly given?: NewApplicant | undefined;
  },
) {
  made += 1;
  const email = `applicant${made}@example.net`;
  const {
    firstName = 'Ada',
    lastName = `Number${made}`,
    stage = 0,
    source = 'career-page',
  } = given;
  const candidate = await owner.query(
    `insert into candidates (company_id, email, first_name, last_name, tags)
     values ($1, $2, $3, $4, $5) returning id::int`,
    [companyId, email, firstName, lastName, given.tags ?? []],
  );
  const since = given.stageSince ?? clock();
  const application = await owner.query(
    `insert into applications (company_id, job_id, candidate_id, stage_id, source, is_knocked_out, applied_at, stage_since, reply_by)
     values ($1, $2, $3, $4, $5, $6, $7, $7, $8) returning id::int`,
    [
      ...[companyId, job.jobID, candidate.rows[0].id, job.stages[stage], source],
      ...[given.isKnockedOut ?? false, since, given.replyBy ?? null],
    ],
  );
  const applicationID: number = application.rows[0].id;
  await owner.query(
    `insert into application_moves (company_id, application_id, kind, to_stage, to_status, moved_at)
     values ($1, $2, 'applied', 'Applied', 'active', $3)`,
    [companyId, applicationID, since],
  );
  return { applicationID, candidateID: Number(candidate.rows[0].id), email };
}
