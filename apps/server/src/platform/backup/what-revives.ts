import type { Client } from 'pg';
import { quoted } from './table-names.ts';

type Change = {
  readonly table: string;
  /** What each of these columns becomes; absent: its rows go. */
  readonly set?: Readonly<Record<string, string>>;
  readonly where?: string;
  /** What it lets in, for whoever restores. */
  readonly counted?: 'sessions' | 'shares' | 'apiKeys' | 'links' | 'mails';
};

const revoke = { set: { revoked_at: 'now()' }, where: 'revoked_at is null' };

/**
 * What lets somebody in and may have been ended since the backup was made: nothing of the backup says whether it was, so it
 * is over. Whoever signed in signs in again.
 */
const ended: readonly Change[] = [
  { table: 'push_subscriptions' },
  { table: 'refresh_tokens' },
  { table: 'trusted_browsers' },
  {
    ...{ table: 'sessions', counted: 'sessions', where: 'revoked_at is null' },
    set: { revoked_at: 'now()', revoked_because: `'restored'` },
  },
  { table: 'one_time_tokens' },
  { table: 'login_keys' },
  { table: 'viewing_requests' },
  { table: 'viewing_codes' },
  { table: 'viewing_grants', set: { expires_at: 'now()' }, where: 'expires_at > now()' },
  { table: 'candidate_page_codes' },
  { table: 'candidate_page_grants', set: { expires_at: 'now()' }, where: 'expires_at > now()' },
  { table: 'recording_shares', counted: 'shares', ...revoke },
  { table: 'call_invitations', ...revoke },
  // The link for guests.
  { table: 'calls', set: { guest_token_hash: 'null' }, where: 'guest_token_hash is not null' },
  { table: 'api_keys', counted: 'apiKeys', ...revoke },
  { table: 'interview_feeds' },
  // They left since, as far as anybody can know, and their links are over.
  {
    ...{ table: 'mails', counted: 'mails', where: 'sent_at is null and refused_at is null' },
    set: {
      ...{ refused_at: 'now()', sealed_content: 'null' },
      last_problem: `'A backup was restored'`,
    },
  },
  // Taken back since, or sent since: a letter is planned anew by who still wants it to go.
  {
    table: 'planned_mails',
    set: { cancelled_at: 'now()' },
    where: 'sent_at is null and cancelled_at is null',
  },
];

const links: readonly Change[] = [
  { table: 'links', counted: 'links', ...revoke },
  // Whoever answers a mail comes in by these: their mail stays in the mailbox.
  { table: 'message_addresses' },
];

export type Ended = Record<NonNullable<Change['counted']>, number>;

/** In the transaction that loads the rows, while no policy hides any. */
export async function endWhatRevives(
  client: Client,
  { keepsLinks }: { readonly keepsLinks: boolean },
): Promise<Ended> {
  const counts: Ended = { sessions: 0, shares: 0, apiKeys: 0, links: 0, mails: 0 };
  for (const { table, set, where, counted } of keepsLinks ? ended : [...ended, ...links]) {
    const verb = set === undefined ? 'delete from' : 'update';
    const settings = Object.entries(set ?? {}).map(([column, value]) => `${column} = ${value}`);
    const { rowCount } = await client.query(
      [...[verb, quoted(table), set && `set ${settings.join(', ')}`], where && `where ${where}`]
        .filter(Boolean)
        .join(' '),
    );
    if (counted !== undefined) counts[counted] = rowCount ?? 0;
  }
  return counts;
}

/** Of each table that `endWhatRevives` knows the columns that it sets; null: its rows go. */
export const endings: ReadonlyMap<string, readonly string[] | null> = new Map(
  [...ended, ...links].map(({ table, set }) => [
    table,
    set === undefined ? null : Object.keys(set),
  ]),
);

export const tablesEnded: readonly string[] = [...endings.keys()];
