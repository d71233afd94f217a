import { type LinkPurpose, linkSubjects } from '@candor/contract';
import { CompiledQuery } from 'kysely';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { groupCalls } from '../../../platform/database/group-calls.ts';
import type { LinkOf } from '../../../platform/http/handlers.ts';
import { newLinkToken, readLinkToken } from './link-token.ts';

/** What a link is for, and what it leads to: the id of the purpose's subject. */
type Aim = {
  readonly companyId: number;
  readonly purpose: LinkPurpose;
  readonly subjectId: number;
};

type NewLink = Aim & { readonly expiresAt: Date };

/** The only moment at which the token is known: afterwards there is its hash. */
export async function createLink(tx: Tx, link: NewLink): Promise<{ id: number; token: string }> {
  const { token, hash } = newLinkToken(link.companyId);
  const { id } = await tx
    .insertInto('links')
    .values({ ...link, tokenHash: hash })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, token };
}

/** As `createLink`, for many subjects at once; the tokens by subject. */
export async function createLinks(
  tx: Tx,
  links: readonly NewLink[],
  sentAt: Date,
): Promise<Map<number, string>> {
  const fresh = links.map((link) => ({ link, ...newLinkToken(link.companyId) }));
  await tx
    .insertInto('links')
    .values(
      fresh.map(({ link, hash }) => ({ ...link, tokenHash: hash, sentAt, createdAt: sentAt })),
    )
    .execute();
  return new Map(fresh.map(({ link, token }) => [link.subjectId, token]));
}

/**
 * Who holds this link, or null: unknown, revoked, expired or made for another purpose, all alike.
 * An expired link keeps working once its interview was started, so that answers and recording of an
 * interview that runs over the link's end still arrive; what may be written then is the attempt's matter.
 */
export function createLinkResolver({ db, clock }: { db: Database; clock: Clock }) {
  const resolve = groupCalls<AskedLink, FoundLink | null>(
    (companyId, asked) => findLinks(db, { companyId, asked, now: clock() }),
    { most: 200, atOnce: 1 },
  );
  return async <P extends LinkPurpose>(token: string, purpose: P): Promise<LinkOf<P> | null> => {
    const read = readLinkToken(token);
    if (read === null) return null;
    const found = await resolve(read.companyId, { hash: read.hash, purpose });
    if (found === null) return null;
    const { linkId, subjectId } = found;
    const subject = { [linkSubjects[purpose]]: subjectId };
    return { companyId: read.companyId, linkId, ...subject } as LinkOf<P>;
  };
}

type AskedLink = { readonly hash: string; readonly purpose: LinkPurpose };
type FoundLink = { readonly linkId: number; readonly subjectId: number };

/** The links of several requests of one company; null where one leads nowhere. */
async function findLinks(
  db: Database,
  {
    companyId,
    asked,
    now,
  }: { readonly companyId: number; readonly asked: readonly AskedLink[]; readonly now: Date },
): Promise<(FoundLink | null)[]> {
  const hashes = asked.map(({ hash }) => hash);
  const purposes = asked.map(({ purpose }) => purpose);
  const found = await db.inCompanyOnce<FoundLink & { place: number }>(
    companyId,
    CompiledQuery.raw(linksByHash, [companyId, hashes, purposes, now]),
  );
  const links = Array<FoundLink | null>(asked.length).fill(null);
  for (const { place, linkId, subjectId } of found) links[place - 1] = { linkId, subjectId };
  return links;
}

const linksByHash = `
  select asked.place, link.id as link_id, link.subject_id
    from unnest($2::text[], $3::text[]) with ordinality as asked(hash, purpose, place)
    join links as link
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
    .updateTable('links')
    .set({ openedAt: now })
    .where('companyId', '=', link.companyId)
    .where('id', '=', link.linkId)
    .where('openedAt', 'is', null)
    .execute();
}

/** Those of these subjects to which a link of this purpose was ever made. */
export async function findLinked(
  tx: Tx,
  {
    companyId,
    purpose,
    subjectIds,
  }: Omit<Aim, 'subjectId'> & { readonly subjectIds: readonly number[] },
): Promise<Set<number>> {
  if (subjectIds.length === 0) return new Set();
  const rows = await tx
    .selectFrom('links')
    .select('subjectId')
    .where('companyId', '=', companyId)
    .where('purpose', '=', purpose)
    .where('subjectId', 'in', [...subjectIds])
    .execute();
  return new Set(rows.map(({ subjectId }) => subjectId));
}

/** From then on these links lead nowhere. */
export async function revokeLinks(tx: Tx, aim: Aim, revokedAt: Date): Promise<void> {
  await living(tx, aim).set({ revokedAt }).execute();
}

/** The links that people have already; those that had expired come back to life. */
export async function extendLinks(tx: Tx, aim: Aim, expiresAt: Date): Promise<void> {
  await living(tx, aim).set({ expiresAt }).execute();
}

const living = (tx: Tx, { companyId, purpose, subjectId }: Aim) =>
  tx
    .updateTable('links')
    .where('companyId', '=', companyId)
    .where('purpose', '=', purpose)
    .where('subjectId', '=', subjectId)
    .where('revokedAt', 'is', null);
