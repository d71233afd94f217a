import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { ReasonOf } from '../../../platform/mail/post-office.ts';

/** By what is kept of them: whom a member or a file put on a job did not apply there. */
export const mailReasonOf: ReasonOf = async (tx: Tx, { companyId, candidateId }) => {
  const { rows } = await sql<{ applied: boolean; invited: boolean }>`
    select exists (select from applications
                    where company_id = ${companyId} and candidate_id = ${candidateId}
                      and (source = 'career-page' or consent_id is not null)) as applied,
           exists (select from interview_schedules
                    where company_id = ${companyId} and candidate_id = ${candidateId}) as invited`.execute(
    tx,
  );
  const [found] = rows;
  if (found?.applied === true) return 'applied';
  return found?.invited === true ? 'invited' : 'kept';
};
