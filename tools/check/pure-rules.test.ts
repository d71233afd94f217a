import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '../run-command.ts';
import { plantTree } from './planted-tree.ts';

/** One impure rule for each thing of the world that a rule might reach for. */
const impure: Readonly<Record<string, string>> = {
  'apps/web/src/features/interviews/attempts/dom-rules.ts': 'export const title = document.title;',
  'packages/recorder/src/window-rules.ts': 'export const width = window.innerWidth;',
  'apps/server/src/features/interviews/attempts/node-rules.ts':
    'export const home = process.env.HOME;',
  'apps/server/src/features/interviews/attempts/file-rules.ts': `export { readFile } from 'node:fs/promises';`,
  'packages/recorder/src/upload/timer-rules.ts': 'export const later = setTimeout(() => {}, 1);',
  'packages/contract/src/network-rules.ts': `export const load = () => fetch('/x');`,
};

const pure = 'apps/server/src/features/interviews/attempts/pure-rules.ts';

let output = '';
let tree = '';

beforeAll(async () => {
  tree = plantTree({
    ...impure,
    [pure]: 'export const late = (now: number, end: number): boolean => now > end;\n',
  });
  ({ output } = await runCommand(['tsc', '-p', 'tsconfig.rules.json'], { quiet: true, cwd: tree }));
});

afterAll(() => {
  rmSync(tree, { recursive: true, force: true });
});

test.each(Object.keys(impure))('%s does not compile', (path) => {
  expect(output).toContain(`${path}(1,`);
});

test('a pure rule compiles', () => {
  expect(output).not.toContain(pure);
});
