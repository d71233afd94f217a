import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { MailAbout } from '../../../platform/mail/mail-store.ts';

/** By whatever number the writer knows them; null: of nobody, such as a sample. */
export type AboutWhom =
  | { readonly candidateId: number }
  | { readonly applicationId: number }
  | { readonly shareId: number }
  | { readonly interviewMailId: number }
  | null;

/** Whom a mail speaks of: it is deleted with them. */
export async function findAbout(
  tx: Tx,
  companyId: number,
  whom: AboutWhom,
): Promise<MailAbout | undefined> {
  if (whom === null) return undefined;
  if ('candidateId' in whom) return { companyId, candidateId: whom.candidateId };
  const source =
    'applicationId' in whom
      ? sql`select candidate_id from applications where company_id = ${companyId} and id = ${whom.applicationId}`
      : 'shareId' in whom
        ? sql`select s.candidate_id from recording_shares r
                join interview_schedules s on s.company_id = r.company_id and s.id = r.schedule_id
               where r.company_id = ${companyId} and r.id = ${whom.shareId}`
        : sql`select s.candidate_id from interview_mails m
                join interview_schedules s on s.company_id = m.company_id and s.id = m.schedule_id
               where m.company_id = ${companyId} and m.id = ${whom.interviewMailId}`;
  const { rows } = await sql<{ candidateId: number }>`${source}`.execute(tx);
  return rows[0] === undefined ? undefined : { companyId, candidateId: rows[0].candidateId };
}
