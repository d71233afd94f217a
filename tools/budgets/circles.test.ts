import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { circleIn } from './circles.ts';

function circleOf(imports: Readonly<Record<string, readonly string[]>>): string | null {
  const dist = mkdtempSync(join(tmpdir(), 'candor-circles-'));
  try {
    mkdirSync(join(dist, '.vite'));
    const entries = Object.entries(imports).map(([key, of]) => [key, { file: key, imports: of }]);
    writeFileSync(join(dist, '.vite/manifest.json'), JSON.stringify(Object.fromEntries(entries)));
    return circleIn(dist);
  } finally {
    rmSync(dist, { recursive: true });
  }
}

test('files that share another wait for nobody of themselves', () => {
  expect(circleOf({ app: ['list', 'form'], list: ['base'], form: ['base'], base: [] })).toBeNull();
});

test('a circle is named with all who stand in it', () => {
  expect(circleOf({ app: ['list'], list: ['form'], form: ['base', 'list'], base: [] })).toBe(
    'list → form → list',
  );
});
