import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');
const mantine = join(source, '../../../node_modules/@mantine/core/esm');

/** What the source imports by name: components begin with a capital letter. */
function importedComponents(): Set<string> {
  const names = globSync('**/*.tsx', { cwd: source }).flatMap((file) => {
    const text = readFileSync(join(source, file), 'utf8');
    return [...text.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)].flatMap(
      ([, list = '']) => list.split(',').map((name) => name.trim()),
    );
  });
  return new Set(names.filter((name) => /^[A-Z]/.test(name) && name !== 'MantineProvider'));
}

/** The stylesheets that a component and everything it is built on are written for. */
function neededStyles(component: string): string[] {
  const index = readFileSync(join(mantine, 'index.mjs'), 'utf8');
  const entry = new RegExp(`\\b${component}\\b[^}]*\\} from "(\\./components/[^"]+)"`).exec(
    index,
  )?.[1];
  if (entry === undefined) throw new Error(`Mantine has no component called ${component}`);
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/from "(\.[^"]+\.mjs)"/g)) {
      visit(join(dirname(file), path));
    }
  };
  visit(join(mantine, entry));
  return [...seen].flatMap((file) => /([A-Za-z]+)\.module\.mjs$/.exec(file)?.[1] ?? []);
}

test('every Mantine component in use has its stylesheet, and no other is loaded', () => {
  const css = readFileSync(join(import.meta.dirname, 'mantine.css'), 'utf8');
  const loaded = [...css.matchAll(/styles\/([A-Z]\w+)\.layer\.css/g)].map(([, name]) => name);
  const components = importedComponents();
  expect(components.size).toBeGreaterThan(0);
  const needed = new Set([...components].flatMap(neededStyles));
  expect(new Set(loaded)).toEqual(needed);
});
