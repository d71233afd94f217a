import { expect, test } from 'vitest';
import { type LockedPackage, unlockedOptionals } from './lockfile.ts';

const tool = { optionalDependencies: { '@tool/linux': '1.0.0', '@tool/darwin': '1.0.0' } };

test('a platform package that the lockfile lacks is named', () => {
  const packages = new Map<string, LockedPackage>([
    ['', {}],
    ['node_modules/tool', tool],
    ['node_modules/@tool/linux', {}],
  ]);
  expect(unlockedOptionals(packages)).toEqual([
    'node_modules/tool may need @tool/darwin, which package-lock.json lacks',
  ]);
});

test('platform packages may lie at the root or inside the package', () => {
  const packages = new Map<string, LockedPackage>([
    ['', {}],
    ['apps/web/node_modules/tool', tool],
    ['apps/web/node_modules/tool/node_modules/@tool/linux', {}],
    ['node_modules/@tool/darwin', {}],
  ]);
  expect(unlockedOptionals(packages)).toEqual([]);
});
