import { type RawBuilder, sql } from 'kysely';

/** Of a membership `m`: it is in use, and sees this job. Members may be limited to some jobs; admins never are. */
export const seesJob = (jobId: RawBuilder<unknown> | number): RawBuilder<boolean> => sql<boolean>`
  (m.status = 'active' and (m.role = 'COMPANY_ADMIN' or m.job_ids is null or ${jobId} = any (m.job_ids)))`;
