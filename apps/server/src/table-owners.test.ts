import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = import.meta.dirname;
const isProduct = (file: string) => !file.includes('.test.') && !/(^|\/)test-/.test(file);

/** Feature by table, as the code names them: Kysely's calls and SQL's statements. */
function writersIn(file: string): readonly (readonly [table: string, writer: string])[] {
  const text = readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  const calls = text.matchAll(/\.(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*['"](\w+)/g);
  const statements = text.matchAll(
    /\b(?:insert into|update|delete from|merge into|truncate)\s+([a-z_]+)(?=\s+(?:[a-z]{1,2}\s+)?(?:set|where|using|select|values|\(|default)|\s*\()/g,
  );
  const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const writer = /^(?:features\/[a-z]+\/[a-z-]+|platform)/.exec(file)?.[0] ?? file;
  return [...calls, ...statements].map(([, table = '']) => [snake(table), writer] as const);
}

const writes = globSync(['features/**/*-store.ts', 'platform/**/*.ts'], { cwd: root })
  .filter(isProduct)
  .flatMap(writersIn);
const writersOf = Map.groupBy(
  new Map(writes.map((one) => [one.join(), one])).values(),
  ([table]) => table,
);

test('the code of the features names the tables that it writes', () => {
  expect(writersOf.size).toBeGreaterThan(90);
});

/** Who else wants something changed there asks its owner. */
test('a table is written by one feature', () => {
  const shared = [...writersOf].filter(([, writers]) => writers.length > 1);
  const said = shared.map(
    ([table, all]) =>
      `${table}: ${all
        .map(([, by]) => by)
        .toSorted()
        .join(', ')}`,
  );
  expect(said).toEqual([]);
});
