import { CompiledQuery } from 'kysely';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { newLinkToken, readLinkToken } from './link-token.ts';

export type LinkPurpose = 'bot-interview' | 'recording';

/** Private: what a candidate was granted (never shown to those who may not see it). */
export type Accommodations = {
  readonly extraMinutes?: number;
  readonly monitorsOff?: readonly string[];
  readonly keyboardNavigation?: boolean;
  readonly noCamera?: boolean;
};

type NewSchedule = {
  readonly companyId: number;
  readonly jobId: number;
  readonly candidateId: number;
  readonly blueprintId: number;
  readonly opensAt: Date;
  readonly closesAt: Date;
  readonly createdByAccountId?: number | null;
  readonly accommodations?: Accommodations;
  /** When the invitation was made; the database's clock unless given. */
  readonly createdAt?: Date;
};

/** Gives the schedule's id. All three references must be the company's own; PostgreSQL refuses others. */
export async function createSchedule(tx: Tx, schedule: NewSchedule): Promise<number> {
  const { id } = await tx
    .insertInto('interviewSchedules')
    .values({ ...schedule, accommodations: JSON.stringify(schedule.accommodations ?? {}) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type NewLink = {
  readonly companyId: number;
  readonly scheduleId: number;
  readonly purpose: LinkPurpose;
  readonly expiresAt: Date;
};

/** The only moment at which the token is known: afterwards there is its hash. */
export async function createLink(tx: Tx, link: NewLink): Promise<{ id: number; token: string }> {
  const { token, hash } = newLinkToken(link.companyId);
  const { id } = await tx
    .insertInto('interviewLinks')
    .values({ ...link, tokenHash: hash })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, token };
}

type ResolvedLink = {
  readonly companyId: number;
  readonly linkId: number;
  readonly scheduleId: number;
};

/**
 * Who holds this link, or null: unknown, revoked, expired or made for another purpose, all alike.
 * An expired link keeps working once its interview was started, so that answers and recording of an
 * interview that runs over the link's end still arrive; what may be written then is the attempt's matter.
 */
export function createLinkResolver({ db, clock }: { db: Database; clock: Clock }) {
  return async (token: string, purpose: LinkPurpose): Promise<ResolvedLink | null> => {
    const read = readLinkToken(token);
    if (read === null) return null;
    const { companyId, hash } = read;
    const [row] = await db.inCompanyOnce<{ linkId: number; scheduleId: number }>(
      companyId,
      CompiledQuery.raw(findLink, [companyId, hash, purpose, clock()]),
    );
    return row ? { companyId, ...row } : null;
  };
}

const findLink = `
  select id as link_id, schedule_id
    from interview_links as link
   where company_id = $1 and token_hash = $2 and purpose = $3 and revoked_at is null
     and (expires_at > $4 or exists (
       select from attempts
        where attempts.company_id = $1 and attempts.schedule_id = link.schedule_id))`;
