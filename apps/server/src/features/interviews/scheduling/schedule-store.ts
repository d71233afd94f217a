import { CompiledQuery, sql } from 'kysely';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { groupCalls } from '../../../platform/database/group-calls.ts';
import { newLinkToken, readLinkToken } from './link-token.ts';

export type LinkPurpose = 'bot-interview' | 'recording';

/** Private: what a candidate was granted (never shown to those who may not see it). */
export type Accommodations = {
  readonly extraMinutes?: number;
  readonly monitorsOff?: readonly string[];
  readonly keyboardNavigation?: boolean;
  readonly noCamera?: boolean;
  readonly breaks?: { readonly count: number; readonly minutes: number };
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

/** As `createLink`, for many interviews at once; the tokens by schedule. */
export async function createLinks(
  tx: Tx,
  links: readonly NewLink[],
  sentAt: Date,
): Promise<Map<number, string>> {
  const fresh = links.map((link) => ({ link, ...newLinkToken(link.companyId) }));
  await tx
    .insertInto('interviewLinks')
    .values(
      fresh.map(({ link, hash }) => ({ ...link, tokenHash: hash, sentAt, createdAt: sentAt })),
    )
    .execute();
  return new Map(fresh.map(({ link, token }) => [link.scheduleId, token]));
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
  const resolve = groupCalls<AskedLink, ResolvedLink | null>(
    (companyId, asked) => findLinks(db, companyId, asked, clock()),
    { most: 200, atOnce: 1 },
  );
  return async (token: string, purpose: LinkPurpose): Promise<ResolvedLink | null> => {
    const read = readLinkToken(token);
    return read === null ? null : await resolve(read.companyId, { hash: read.hash, purpose });
  };
}

type AskedLink = { readonly hash: string; readonly purpose: LinkPurpose };

/** The links of several requests of one company; null where one leads nowhere. */
async function findLinks(
  db: Database,
  companyId: number,
  asked: readonly AskedLink[],
  now: Date,
): Promise<(ResolvedLink | null)[]> {
  const hashes = asked.map(({ hash }) => hash);
  const purposes = asked.map(({ purpose }) => purpose);
  const found = await db.inCompanyOnce<{ place: number; linkId: number; scheduleId: number }>(
    companyId,
    CompiledQuery.raw(linksByHash, [companyId, hashes, purposes, now]),
  );
  const links = Array<ResolvedLink | null>(asked.length).fill(null);
  for (const { place, linkId, scheduleId } of found) {
    links[place - 1] = { companyId, linkId, scheduleId };
  }
  return links;
}

const linksByHash = `
  select asked.place, link.id as link_id, link.schedule_id
    from unnest($2::text[], $3::text[]) with ordinality as asked(hash, purpose, place)
    join interview_links as link
      on link.company_id = $1 and link.token_hash = asked.hash and link.purpose = asked.purpose
   where link.revoked_at is null
     and (link.expires_at > $4 or exists (
       select from attempts
        where attempts.company_id = $1 and attempts.schedule_id = link.schedule_id))`;

/** The first time the page said so; mail scanners only GET, and a GET changes nothing. */
export async function markOpened(
  tx: Tx,
  link: { readonly companyId: number; readonly linkId: number },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('interviewLinks')
    .set({ openedAt: now })
    .where('companyId', '=', link.companyId)
    .where('id', '=', link.linkId)
    .where('openedAt', 'is', null)
    .execute();
}

/** The candidate's application for the interview's job. */
export async function tieToApplication(
  tx: Tx,
  companyId: number,
  scheduleId: number,
): Promise<void> {
  await sql`
    update interview_schedules s set application_id = a.id
      from applications a
     where s.company_id = ${companyId} and s.id = ${scheduleId}
       and a.company_id = s.company_id and a.candidate_id = s.candidate_id and a.job_id = s.job_id`.execute(
    tx,
  );
}
