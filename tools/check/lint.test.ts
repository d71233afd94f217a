import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '../run-command.ts';
import { plantTree } from './planted-tree.ts';

const callsFetch = `export const load = async (): Promise<Response> => fetch('/x');\n`;
const callsWindowFetch = `export const load = async (): Promise<Response> => window.fetch('/x');\n`;

const form = `export const Ask = () => (\n  <form>\n    <button type="submit">Ask</button>\n  </form>\n);\n`;
const table = `export const Rows = () => (\n  <table>\n    <tbody />\n  </table>\n);\n`;

const ownAddress = `export { useSearch } from '@tanstack/react-router';\n`;
const handMadeQuery = `export { useQuery } from '@tanstack/react-query';\n`;

const fourInOrder =
  'export const sum = (a: number, b: number, c: number, d: number) => a + b + c + d;\n';

/** For each rule that the linter enforces for us, a file that breaks it. */
const plants: readonly { rule: string; path: string; source: string }[] = [
  {
    rule: 'eslint(no-restricted-globals)',
    path: 'apps/web/src/features/interviews/attempts/l1.ts',
    source: callsFetch,
  },
  {
    rule: 'eslint(no-restricted-properties)',
    path: 'apps/web/src/features/interviews/attempts/l2.ts',
    source: callsWindowFetch,
  },
  {
    rule: 'eslint(no-restricted-globals)',
    path: 'packages/recorder/src/capture/l3.ts',
    source: callsFetch,
  },
  {
    rule: 'eslint(no-restricted-globals)',
    path: 'apps/server/src/features/interviews/attempts/l4.ts',
    source: callsFetch,
  },
  {
    rule: 'eslint(no-restricted-properties)',
    path: 'apps/server/src/features/interviews/attempts/l5-rules.ts',
    source: 'export const late = (end: number): boolean => Date.now() > end;\n',
  },
  {
    rule: 'typescript(no-explicit-any)',
    path: 'apps/server/src/l6.ts',
    source: 'export const anything = (value: any): number => Number(value);\n',
  },
  {
    rule: 'typescript(no-floating-promises)',
    path: 'apps/server/src/l7.ts',
    source:
      'const save = async (): Promise<void> => {};\nexport const click = (): void => {\n  save();\n};\n',
  },
  {
    rule: 'typescript(no-misused-promises)',
    path: 'apps/server/src/l8.ts',
    source:
      'const ready = async (): Promise<boolean> => true;\nexport const word = (): string => (ready() ? "yes" : "no");\n',
  },
  {
    rule: 'eslint(max-lines)',
    path: 'apps/server/src/l9.ts',
    source: Array.from({ length: 301 }, (_, n) => `export const n${n} = ${n};\n`).join(''),
  },
  {
    rule: 'eslint(max-lines-per-function)',
    path: 'apps/server/src/l10.ts',
    source: `export const long = (log: (n: number) => void): void => {\n${Array.from({ length: 61 }, (_, n) => `  log(${n});\n`).join('')}};\n`,
  },
  {
    rule: 'import(no-default-export)',
    path: 'apps/server/src/l11.ts',
    source: 'export default 1;\n',
  },
  {
    rule: 'import(extensions)',
    path: 'apps/web/src/lib/l12.ts',
    source: `export * from './api';\n`,
  },
  {
    rule: 'react(forbid-elements)',
    path: 'apps/web/src/features/interviews/attempts/l13.tsx',
    source: table,
  },
  {
    rule: 'react(forbid-elements)',
    path: 'apps/web/src/features/hiring/pipeline/l17.tsx',
    source: form,
  },
  {
    // A place that may write a form is no leave for a table.
    rule: 'react(forbid-elements)',
    path: 'apps/web/src/ui/task-form.tsx',
    source: table,
  },
  {
    rule: 'eslint(no-restricted-imports)',
    path: 'apps/web/src/features/interviews/attempts/l14.ts',
    source: handMadeQuery,
  },
  {
    rule: 'eslint(no-restricted-imports)',
    path: 'apps/web/src/features/interviews/attempts/l19.ts',
    source: ownAddress,
  },
  {
    rule: 'eslint(no-restricted-imports)',
    path: 'apps/web/src/features/interviews/attempts/l20.ts',
    source: `export { queryOptions } from '@tanstack/react-query';\n`,
  },
  {
    rule: 'eslint(no-restricted-globals)',
    path: 'apps/web/src/features/interviews/attempts/l15.ts',
    source: 'export const asked = (text: string) => new URLSearchParams(text);\n',
  },
  {
    rule: 'eslint(no-restricted-properties)',
    path: 'apps/web/src/features/interviews/attempts/l16.ts',
    source: 'export const asked = (): string => location.search;\n',
  },
  {
    rule: 'eslint(max-params)',
    path: 'apps/server/src/features/interviews/attempts/l17.ts',
    source: fourInOrder,
  },
  {
    rule: 'eslint(max-params)',
    path: 'packages/recorder/src/capture/l18.ts',
    source: fourInOrder,
  },
];

const allowed: Readonly<Record<string, string>> = {
  'apps/web/src/lib/api.ts': callsFetch,
  'packages/recorder/src/upload/transport.ts': callsFetch,
  'apps/server/src/platform/http/client.ts': callsFetch,
  'apps/server/src/main.test.ts': callsFetch,
  'apps/web/src/ui/data-list/data-table.tsx': table,
  'apps/web/src/ui/endpoint-form.tsx': form,
  'apps/web/src/lib/server-state.ts': handMadeQuery,
  'apps/web/src/lib/use-address.ts': ownAddress,
};

const reported = new Map<string, string[]>();
let tree = '';

beforeAll(async () => {
  tree = plantTree({
    ...allowed,
    ...Object.fromEntries(plants.map(({ path, source }) => [path, source])),
  });
  const { output } = await runCommand(['oxlint', '--format', 'json'], { quiet: true, cwd: tree });
  const { diagnostics } = JSON.parse(output) as { diagnostics: Diagnostic[] };
  for (const { filename, code } of diagnostics) {
    reported.set(filename, [...new Set([...(reported.get(filename) ?? []), code])]);
  }
});

type Diagnostic = { filename: string; code: string };

afterAll(() => {
  rmSync(tree, { recursive: true, force: true });
});

test.each(plants)('$path is refused: $rule', ({ rule, path }) => {
  expect(reported.get(path)).toEqual([rule]);
});

test.each(Object.keys(allowed))('%s may call fetch', (path) => {
  expect(reported.get(path)).toBeUndefined();
});
