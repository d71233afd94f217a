import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root, runCommand } from '../run-command.ts';
import { plantTree } from './planted-tree.ts';

/** For each rule of .dependency-cruiser.cjs one file that breaks it: path, and what it imports. */
const plants: readonly { rule: string; from: string; imports: string }[] = [
  {
    rule: 'packages-import-no-app',
    from: 'packages/contract/src/p1.ts',
    imports: '../../../apps/server/src/main.ts',
  },
  {
    rule: 'packages-are-strangers',
    from: 'packages/recorder/src/p2.ts',
    imports: '@candor/contract/interviews/attempts',
  },
  {
    rule: 'apps-are-strangers',
    from: 'apps/web/src/lib/p3.ts',
    imports: '../../../server/src/main.ts',
  },
  {
    rule: 'product-imports-no-tooling',
    from: 'apps/server/src/p4.ts',
    imports: '../../../tools/tool.ts',
  },
  {
    rule: 'web-features-are-strangers',
    from: 'apps/web/src/features/interviews/attempts/p5.tsx',
    imports: '../reviews/review-page.tsx',
  },
  {
    rule: 'web-features-import-ui-and-lib',
    from: 'apps/web/src/features/interviews/attempts/p6.tsx',
    imports: '../../../pages/report-page.tsx',
  },
  {
    rule: 'web-pages-import-features',
    from: 'apps/web/src/pages/p7.tsx',
    imports: '../routes.tsx',
  },
  {
    rule: 'web-ui-knows-no-feature',
    from: 'apps/web/src/ui/p8.tsx',
    imports: '../features/interviews/reviews/review-page.tsx',
  },
  {
    rule: 'web-lib-knows-no-screen',
    from: 'apps/web/src/lib/p9.ts',
    imports: '../ui/theme.ts',
  },
  {
    rule: 'server-features-meet-at-the-index',
    from: 'apps/server/src/features/interviews/attempts/p10.ts',
    imports: '../reviews/review-store.ts',
  },
  {
    rule: 'server-features-import-platform',
    from: 'apps/server/src/features/interviews/attempts/p11.ts',
    imports: '../../../app.ts',
  },
  {
    rule: 'server-platform-knows-no-feature',
    from: 'apps/server/src/platform/http/p12.ts',
    imports: '../../features/interviews/reviews/index.ts',
  },
  {
    rule: 'only-stores-touch-the-database',
    from: 'apps/server/src/features/interviews/attempts/p13-routes.ts',
    imports: 'kysely',
  },
  {
    rule: 'only-stores-touch-the-database',
    from: 'apps/server/src/p14.ts',
    imports: 'pg',
  },
  {
    rule: 'only-platform-touches-the-outside',
    from: 'apps/server/src/features/interviews/attempts/p15.ts',
    imports: 'fastify',
  },
  {
    rule: 'only-platform-touches-the-outside',
    from: 'apps/server/src/features/interviews/attempts/p16-store.ts',
    imports: '@aws-sdk/client-s3',
  },
  {
    rule: 'only-platform-touches-the-outside',
    from: 'apps/server/src/features/interviews/attempts/p17.ts',
    imports: 'node:http',
  },
  {
    rule: 'rules-import-rules-only',
    from: 'apps/server/src/features/interviews/attempts/p18-rules.ts',
    imports: './attempt-store.ts',
  },
  {
    rule: 'contract-knows-no-platform',
    from: 'packages/contract/src/p19.ts',
    imports: 'node:fs',
  },
  {
    rule: 'nothing-imports-a-test',
    from: 'apps/server/src/p20.ts',
    imports: './main.test.ts',
  },
  {
    rule: 'only-tests-import-test-support',
    from: 'apps/server/src/p21.ts',
    imports: './platform/database/test-setup.ts',
  },
  {
    rule: 'production-needs-no-dev-dependency',
    from: 'apps/server/src/p22.ts',
    imports: 'vitest',
  },
  {
    rule: 'pure-entries-offer-rules-only',
    from: 'packages/monitors/src/voice/index.ts',
    imports: './microphone.ts',
  },
  { rule: 'no-circles', from: 'apps/server/src/p23.ts', imports: './p23z.ts' },
  { rule: 'no-unresolvable', from: 'apps/server/src/p24.ts', imports: './nowhere.ts' },
];

/** What the architecture allows: none of these may be reported. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  'apps/web/src/routes.tsx': [
    './pages/report-page.tsx',
    './features/interviews/reviews/review-page.tsx',
  ],
  'apps/web/src/pages/report-page.tsx': [
    '../features/interviews/reviews/review-page.tsx',
    '../ui/theme.ts',
  ],
  'apps/web/src/features/interviews/reviews/review-page.tsx': [
    '../../../lib/api.ts',
    '@candor/recorder/capture',
  ],
  'apps/web/src/lib/api.ts': ['@candor/contract/interviews/attempts'],
  'apps/web/src/ui/theme.ts': [],
  'apps/server/src/main.ts': ['./app.ts'],
  'apps/server/src/main.test.ts': ['./platform/database/test-setup.ts', 'pg', 'vitest'],
  'apps/server/src/app.ts': ['./features/interviews/reviews/index.ts', './platform/http/server.ts'],
  'apps/server/src/features/interviews/reviews/index.ts': ['./review-store.ts'],
  'apps/server/src/features/interviews/reviews/review-store.ts': [
    'kysely',
    '@candor/contract/interviews/attempts',
  ],
  'apps/server/src/features/interviews/attempts/attempt-store.ts': [
    '../reviews/index.ts',
    './a-rules.ts',
  ],
  'apps/server/src/features/interviews/attempts/a-rules.ts': ['./b-rules.ts'],
  'apps/server/src/features/interviews/attempts/b-rules.ts': [
    '@candor/monitors/health',
    '@candor/contract/interviews/monitor-words',
  ],
  'apps/server/src/platform/http/server.ts': ['fastify', 'node:http'],
  'apps/server/src/platform/database/test-setup.ts': ['pg', 'vitest'],
  'apps/server/src/p23z.ts': ['./p23.ts'],
  'packages/contract/src/interviews/attempts.ts': ['zod'],
  'packages/contract/src/interviews/monitor-words.ts': [],
  'packages/monitors/src/health/index.ts': ['./counter-rules.ts'],
  'packages/monitors/src/health/counter-rules.ts': [],
  'packages/monitors/src/voice/microphone.ts': [],
  'packages/recorder/src/capture/index.ts': ['@candor/outbox'],
  'packages/outbox/src/index.ts': [],
  'tools/tool.ts': ['../apps/server/src/main.ts'],
};

/** File → names of the rules that it breaks. */
const reported = new Map<string, string[]>();
let tree = '';

beforeAll(async () => {
  const importing = (modules: readonly string[]): string =>
    [...modules.map((name) => `import '${name}';`), 'export const x = 1;'].join('\n');
  tree = plantTree({
    ...Object.fromEntries(Object.entries(allowed).map(([path, to]) => [path, importing(to)])),
    ...Object.fromEntries(
      // Types count as well: what a module knows, it depends on.
      plants.map(({ from, imports }) => [from, `export type * from '${imports}';`]),
    ),
  });
  const { output } = await runCommand(
    ['depcruise', '--output-type', 'json', 'apps', 'packages', 'tools'],
    { quiet: true, cwd: tree },
  );
  const { summary } = JSON.parse(output) as Cruise;
  for (const { from, rule } of summary.violations) {
    reported.set(from, [...new Set([...(reported.get(from) ?? []), rule.name])]);
  }
});

type Cruise = { summary: { violations: { from: string; rule: { name: string } }[] } };

afterAll(() => {
  rmSync(tree, { recursive: true, force: true });
});

test.each(plants)('$from may not import $imports: $rule', ({ rule, from }) => {
  expect(reported.get(from)).toEqual([rule]);
});

test('nothing else is reported', () => {
  const circle = 'apps/server/src/p23z.ts';
  const planted = new Set([...plants.map(({ from }) => from), circle]);
  expect([...reported].filter(([from]) => !planted.has(from))).toEqual([]);
});

test('every rule is broken by a planted file', () => {
  const { forbidden } = createRequire(import.meta.url)(join(root, '.dependency-cruiser.cjs')) as {
    forbidden: { name: string }[];
  };
  const names = forbidden.map(({ name }) => name).toSorted();
  expect([...new Set(plants.map(({ rule }) => rule))].toSorted()).toEqual(names);
});
