import type { Keywords } from '@candor/contract/hiring/keyword-rules';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

type Condition = RawBuilder<unknown>;
/** `until`: any word from `word` up to before this one; a candidate has only one of those. */
export type Word = Extract<Keywords, { kind: 'word' }> & { readonly until?: string };

/** Up to here each holder of the rarest word is asked for everything else; beyond it sets are joined. */
const FEW = 2_000;
const NOBODY_KNOWS = Number.POSITIVE_INFINITY;

/** No character sorts behind this one. */
const LAST = '\u{10FFFF}';
const matches = ({ word, isWhole, until = word + LAST }: Word): Condition =>
  isWhole ? sql`w.word = ${word}` : sql`w.word >= ${word} and w.word < ${until}`;

/** Words beside each other in one field: the words themselves hold neither % nor _. */
const isSide = (words: readonly string[]): Condition =>
  sql`c.search_line like ${`% ${words.join(' ')} %`}`;

const wholeWords = (words: readonly string[]): Word[] =>
  [...new Set(words)].map((word) => ({ kind: 'word', word, isWhole: true }));

/** Whether a candidate cannot have it twice. */
const isOnce = ({ isWhole, until }: Word) => isWhole || until !== undefined;

/** How many rows each word of a tree has, counted to FEW and one. */
type Counts = ReadonlyMap<string, number>;
const nameOf = ({ word, isWhole, until = '' }: Word) => `${word}${isWhole ? '' : '*'}${until}`;

export async function countWords(tx: Tx, companyId: number, tree: Keywords): Promise<Counts> {
  const words = [...new Map(wordsOf(tree).map((word) => [nameOf(word), word])).values()];
  // A single word begins the search in any case.
  if (words.length < 2) return new Map();
  const each = words.map(
    (word) => sql`(select count(*) from (
      select from candidate_words w where w.company_id = ${companyId} and ${matches(word)}
       limit ${FEW + 1}) seen)`,
  );
  const { rows } = await sql<{ counts: string[] }>`
    select array[${sql.join(each)}]::text[] as counts`.execute(tx);
  return new Map(words.map((word, n) => [nameOf(word), Number(rows[0]?.counts[n])]));
}

function wordsOf(tree: Keywords): Word[] {
  switch (tree.kind) {
    case 'word':
      return [tree];
    case 'phrase':
      return wholeWords(tree.words);
    case 'not':
      return wordsOf(tree.item);
    case 'and':
    case 'or':
      return tree.items.flatMap(wordsOf);
  }
}

/** No more candidates than these; of NOT nobody knows. */
function most(tree: Keywords, counts: Counts): number {
  switch (tree.kind) {
    case 'word':
      return counts.get(nameOf(tree)) ?? NOBODY_KNOWS;
    case 'phrase':
      return Math.min(...wholeWords(tree.words).map((word) => most(word, counts)));
    case 'not':
      return NOBODY_KNOWS;
    case 'and':
      return Math.min(...tree.items.map((item) => most(item, counts)));
    case 'or':
      return tree.items.reduce((sum, item) => sum + most(item, counts), 0);
  }
}

/**
 * The ids that a tree finds, each once, as a query with the column `id`. Words alone decide, from an index alone and
 * mostly in its order: two words of thirty thousand candidates are met in a few milliseconds, where asking each
 * candidate takes half a second.
 */
export function idsOf(companyId: number, tree: Keywords, counts: Counts): Condition {
  switch (tree.kind) {
    case 'word':
      return sql`select ${isOnce(tree) ? sql`` : sql`distinct`} ${holdersOf(companyId, tree)}`;
    case 'phrase': {
      const words: Keywords = { kind: 'and', items: wholeWords(tree.words) };
      return sql`select p.id from (${idsOf(companyId, words, counts)}) p
        join candidates c on c.company_id = ${companyId} and c.id = p.id
       where ${isSide(tree.words)}`;
    }
    case 'or':
      return sql.join(
        tree.items.map((item) => sql`(${idsOf(companyId, item, counts)})`),
        sql` union `,
      );
    case 'not':
      return everybodyBut(companyId, [tree.item], counts);
    case 'and':
      return allOf(companyId, tree.items, counts);
  }
}

const holdersOf = (companyId: number, word: Word): Condition =>
  sql`w.candidate_id as id from candidate_words w where w.company_id = ${companyId} and ${matches(word)}`;

/** As `idsOf`, for where it is all the same how often an id stands there: finding each once costs a sort or a hash. */
const anyOf = (companyId: number, tree: Keywords, counts: Counts): Condition =>
  tree.kind === 'word' ? sql`select ${holdersOf(companyId, tree)}` : idsOf(companyId, tree, counts);

const everybodyBut = (companyId: number, items: readonly Keywords[], counts: Counts): Condition => {
  const without = items.map((item) => isOut(companyId, item, counts));
  return sql`select s.id from candidates s where ${sql.join([sql`s.company_id = ${companyId}`, ...without], sql` and `)}`;
};

const isOut = (companyId: number, item: Keywords, counts: Counts): Condition =>
  sql`not exists (select from (${anyOf(companyId, item, counts)}) n where n.id = s.id)`;

/** Begins with the rarest. */
function allOf(companyId: number, items: readonly Keywords[], counts: Counts): Condition {
  const [first, ...others] = items
    .filter(({ kind }) => kind !== 'not')
    .toSorted((a, b) => most(a, counts) - most(b, counts));
  const without = items.filter((item) => item.kind === 'not').map(({ item }) => item);
  if (first === undefined) return everybodyBut(companyId, without, counts);
  // Each branch writes the first item once: twice would double with every parenthesis.
  if (most(first, counts) <= FEW) {
    const each = [
      ...others.map((item) => holds(companyId, item)),
      ...without.map((item) => sql`not ${holds(companyId, item)}`),
    ];
    const few = sql`(${idsOf(companyId, first, counts)}) s`;
    return sql`select s.id from ${few} where ${sql.join([sql`true`, ...each], sql` and `)}`;
  }
  // Joined where nobody stands twice: either side may then be the one that is read only as far as needed.
  const sets = others.map((item, n) => ({
    set: anyOf(companyId, item, counts),
    name: sql.ref(`o${n}`),
    isJoined: item.kind === 'word' && isOnce(item),
  }));
  const joins = sets
    .filter(({ isJoined }) => isJoined)
    .map(({ set, name }) => sql`join (${set}) ${name} on ${name}.id = s.id`);
  const each = [
    ...sets.filter(({ isJoined }) => !isJoined).map(({ set }) => sql`s.id in (${set})`),
    ...without.map((item) => isOut(companyId, item, counts)),
  ];
  const many = sql`(${anyOf(companyId, first, counts)}) s`;
  const distinct = first.kind === 'word' && !isOnce(first) ? sql`distinct` : sql``;
  return sql`select ${distinct} s.id from ${many} ${sql.join(joins, sql` `)}
    where ${sql.join([sql`true`, ...each], sql` and `)}`;
}

/** Asked of the one candidate `s.id`: OFFSET keeps it what it says, a look-up for each. */
export function holds(companyId: number, tree: Keywords): Condition {
  switch (tree.kind) {
    case 'word':
      return sql`exists (select from candidate_words w
        where w.company_id = ${companyId} and w.candidate_id = s.id and ${matches(tree)} offset 0)`;
    case 'phrase':
      return sql`exists (select from candidates c
        where c.company_id = ${companyId} and c.id = s.id and ${isSide(tree.words)} offset 0)`;
    case 'not':
      return sql`not ${holds(companyId, tree.item)}`;
    case 'and':
    case 'or': {
      const each = tree.items.map((item) => holds(companyId, item));
      return sql`(${sql.join(each, tree.kind === 'and' ? sql` and ` : sql` or `)})`;
    }
  }
}
