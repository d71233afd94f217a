import { expect, test } from 'vitest';
import {
  buildsSql,
  forbiddenName,
  leavesLocale,
  namesOwnQuery,
  readsTheClock,
  readsTheHost,
} from './source-rules.ts';

test.each(['apps/web/src/utils', 'apps/web/src/lib/helpers.ts', 'packages/x/common.test.ts'])(
  '%s is refused for its name',
  (path) => {
    expect(forbiddenName(path)).toContain('says nothing');
  },
);

test.each([
  'apps/web/src/lib/api.ts',
  'apps/server/src/features/interviews/attempts/common-name-rules.ts',
])('%s is a good name', (path) => {
  expect(forbiddenName(path)).toBeUndefined();
});

test('a rule that reads the clock is found, one that reads an instant is not', () => {
  expect(readsTheClock('a-rules.ts', 'const a = 1;\nconst b = new Date();')).toBe(
    'a-rules.ts:2: a rule takes the time as an input',
  );
  expect(readsTheClock('a-rules.ts', 'const a = new Date(instant);')).toBeUndefined();
});

test('a server that reads its host’s clock is found, however it is asked', () => {
  for (const read of ['at: Date = new Date()', 'const now = Date.now();']) {
    expect(readsTheHost('a.ts', read)).toBe(
      "a.ts:1: the database's clock decides, not this host's",
    );
  }
  expect(readsTheHost('a.ts', 'const before = new Date(clock().getTime() - 1);')).toBeUndefined();
});

test.each([
  'count.toLocaleString()',
  "count.toLocaleString('en')",
  "at.toLocaleTimeString([], { hour: '2-digit' })",
  "new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' })",
])('%s leaves to the browser how it is shown, and is found', (source) => {
  expect(leavesLocale('a.ts', `\n${source}`)).toContain('a.ts:2: what is shown is written in');
});

test('what is shown in the locale of the reader is let be', () => {
  expect(leavesLocale('a.ts', 'count.toLocaleString(locale)')).toBeUndefined();
  expect(leavesLocale('a.ts', 'new Intl.DateTimeFormat().resolvedOptions()')).toBeUndefined();
});

test('a page that reads under a key of its own is found', () => {
  const own = "const site = useRead({\n  queryKey: ['call-site', token],\n});";
  expect(namesOwnQuery('a.ts', own)).toContain('a.ts:2: what is read has its key of read');
  const named = 'client.refetchQueries({ queryKey: registrationQuery.queryKey });';
  expect(namesOwnQuery('a.ts', named)).toBeUndefined();
});

test.each([
  'tx.executeQuery(sql.raw(text))',
  'sql`select ${sql.lit(name)}`',
  'sql`select ${sql.id(name)}`',
  'CompiledQuery.raw(`select ${name}`, [])',
  "CompiledQuery.raw('select ' + name, [])",
  'CompiledQuery.raw(text, [])',
  'const text = `select ${name}`;\nCompiledQuery.raw(text, [])',
  'pool.query(`select ${name}`)',
  'pool.query<{ id: number }>(text)',
])('[E6] %s puts a query together', (source) => {
  expect(buildsSql('a-store.ts', `\n${source}`)).toMatch(/^a-store\.ts:\d: a query is a constant/);
});

test.each([
  'sql`select ${name}, ${sql.ref(column)}`',
  "pool.query('select ensure_partitions()')",
  'pool.query(`update ${QUEUE_SCHEMA}.queue set policy = $2 where name = $1`, [name])',
  'const text = `\n  select $1::int`;\nCompiledQuery.raw(text, [1])',
  'const { query } = request;',
])('[E6] %s does not', (source) => {
  expect(buildsSql('a-store.ts', source)).toBeUndefined();
});
