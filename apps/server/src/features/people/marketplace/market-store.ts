import type { contract, Parsed } from '@candor/contract';
import { digitsOf } from '@candor/contract/operations/billing-rules';
import type { Mark } from '@candor/contract/people/marketplace-rules';
import { currencies, type languageLevels } from '@candor/contract/people/person-rules';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

type Query = Parsed<typeof contract.marketplace.listInterviewers>['query'];
export type Narrowed = Omit<Query, 'page' | 'free' | 'hours' | 'zone'>;

/** What somebody published, and what this company keeps of them. */
export type Card = {
  readonly accountId: number;
  readonly name: string;
  readonly email: string;
  readonly headline: string;
  readonly about: string;
  readonly sample: string;
  readonly country: string;
  readonly timeZone: string;
  readonly rate: number;
  readonly currency: (typeof currencies)[number];
  readonly skills: readonly { readonly name: string; readonly rating: number }[];
  readonly languages: readonly {
    readonly name: string;
    readonly level: (typeof languageLevels)[number];
  }[];
  readonly employers: readonly string[];
  readonly keptFrom: readonly string[];
  readonly workingSince: string | null;
  readonly filmKey: string | null;
  readonly publishedAt: Date;
  readonly mark: Mark | null;
};

/** A mean of three or more. */
export type Rating = { readonly mean: number; readonly count: number };

/** Whoever is a colleague is found among the colleagues. */
const cards = (companyId: number) => sql`
    from interviewer_cards c
    join accounts a on a.id = c.account_id and a.disabled_at is null
    left join interviewer_marks k on k.company_id = ${companyId} and k.account_id = c.account_id
   where c.account_id in (select app_confirmed_interviewers())
     and not exists (select from memberships m where m.company_id = ${companyId} and m.account_id = c.account_id
                        and m.status = 'active')`;

const columns = sql`c.account_id, trim(a.first_name || ' ' || a.last_name) as name, a.email, c.headline, c.about, c.sample,
    c.country, c.time_zone, c.rate, c.currency, c.skills, c.languages, c.employers, c.kept_from, c.working_since,
    c.film_key, c.published_at, k.mark`;

const escaped = (typed: string): string => typed.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Whole units of whichever currency, in the smallest unit of each. */
const rateAtMost = (most: number) => {
  const digits = JSON.stringify(Object.fromEntries(currencies.map((one) => [one, digitsOf(one)])));
  return sql`c.rate <= ${most} * (10 ^ (${digits}::jsonb ->> c.currency)::int)`;
};

const ratedAtLeast = (mean: string) =>
  sql`c.account_id in (select r.account_id
        from app_interviewer_ratings(array(select account_id from interviewer_cards)) r
       where r.rating >= ${mean}::numeric)`;

function conditions({ search = '', skill, language, seniority, ...query }: Narrowed, now: Date) {
  const { currency, most, mark, rating } = query;
  const words = search
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '');
  const bornBefore = (years: string) =>
    `${now.getUTCFullYear() - Number(years)}-${String(now.getUTCMonth() + 1).padStart(2, '0')}`;
  const all = [
    mark === undefined ? sql`k.mark is distinct from 'blocked'` : sql`k.mark = ${mark}`,
    ...words.map(
      (word) => sql`concat_ws(' ', a.first_name, a.last_name, c.headline, c.skills::text)
        ilike ${`%${escaped(word)}%`}`,
    ),
    ...(skill
      ? [
          sql`exists (select from jsonb_array_elements(c.skills) s where lower(s ->> 'name') = ${skill.trim().toLowerCase()})`,
        ]
      : []),
    ...(language
      ? [
          sql`exists (select from jsonb_array_elements(c.languages) l where lower(l ->> 'name') = ${language.trim().toLowerCase()})`,
        ]
      : []),
    ...(seniority ? [sql`c.working_since <= ${bornBefore(seniority)}`] : []),
    ...(rating ? [ratedAtLeast(rating)] : []),
    ...(currency ? [sql`c.currency = ${currency}`] : []),
    ...(most === undefined ? [] : [rateAtMost(most)]),
  ];
  return sql` and ${sql.join(all, sql` and `)}`;
}

/** Favourites first, then by name. */
export async function listCards(
  tx: Tx,
  companyId: number,
  given: {
    readonly query: Narrowed;
    readonly now: Date;
    readonly limit: number;
    readonly offset: number;
  },
): Promise<{ readonly cards: Card[]; readonly total: number }> {
  const { query, now, limit, offset } = given;
  const where = sql`${cards(companyId)} ${conditions(query, now)}`;
  const { rows } = await sql<Card>`
    select ${columns} ${where}
     order by (k.mark = 'favourite') desc nulls last, name, c.account_id limit ${limit} offset ${offset}`.execute(
    tx,
  );
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total ${where}`.execute(tx);
  return { cards: rows, total: counted[0]?.total ?? 0 };
}

export async function findCard(
  tx: Tx,
  companyId: number,
  accountId: number,
): Promise<Card | undefined> {
  const { rows } = await sql<Card>`
    select ${columns} ${cards(companyId)} and c.account_id = ${accountId}`.execute(tx);
  return rows[0];
}

/** Of these people; who has fewer than three ratings has none. */
export async function findRatings(
  tx: Tx,
  accountIds: readonly number[],
): Promise<ReadonlyMap<number, Rating>> {
  if (accountIds.length === 0) return new Map();
  const { rows } = await sql<Rating & { accountId: number }>`
    select r.account_id, r.rating::float8 as mean, r.ratings as count
      from app_interviewer_ratings(${[...accountIds]}::bigint[]) r`.execute(tx);
  return new Map(rows.map(({ accountId, mean, count }) => [accountId, { mean, count }]));
}

const CHOICES_MOST = 200;

/** Names of skills or languages of everybody who is found, the most frequent first. */
export async function listNames(
  tx: Tx,
  companyId: number,
  of: 'skills' | 'languages',
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select min(n ->> 'name') as name
      from (select ${sql.ref(`c.${of}`)} as listed ${cards(companyId)}) found, jsonb_array_elements(found.listed) n
     group by lower(n ->> 'name') order by count(*) desc, 1 limit ${CHOICES_MOST}`.execute(tx);
  return rows.map(({ name }) => name);
}

/** Gives the mark that stood before. */
export async function saveMark(
  tx: Tx,
  companyId: number,
  given: { readonly accountId: number; readonly mark: Mark | null; readonly now: Date },
): Promise<void> {
  const { accountId, mark, now } = given;
  if (mark === null) {
    await tx
      .deleteFrom('interviewerMarks')
      .where('companyId', '=', companyId)
      .where('accountId', '=', accountId)
      .execute();
    return;
  }
  await tx
    .insertInto('interviewerMarks')
    .values({ companyId, accountId, mark, markedAt: now })
    .onConflict((on) => on.columns(['companyId', 'accountId']).doUpdateSet({ mark, markedAt: now }))
    .execute();
}

/** What these people publish that an hour costs; of others there is none. */
export async function findRates(
  tx: Tx,
  accountIds: readonly number[],
): Promise<ReadonlyMap<number, { readonly rate: number; readonly currency: string }>> {
  if (accountIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('interviewerCards')
    .select(['accountId', 'rate', 'currency'])
    .where('accountId', 'in', [...accountIds])
    .execute();
  return new Map(rows.map(({ accountId, rate, currency }) => [accountId, { rate, currency }]));
}
