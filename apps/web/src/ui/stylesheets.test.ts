import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');

/** These style what has no class of its own, or another's class on purpose. */
const general = new Set(['tokens', 'base', 'fonts', 'room-fonts', 'mantine']);
/** Classes of base.css that any stylesheet may stand on. */
const shared = /^(tabular|visually-hidden|mantine-)/;

const sheets = globSync('**/*.css', { cwd: source }).filter(
  (file) => !general.has(basename(file, '.css')),
);

// Without hashed class names, this is what keeps two components from styling each other.
test.each(sheets)('%s styles only classes that begin with its own name', (file) => {
  const css = readFileSync(join(source, file), 'utf8').replace(/\/\*[^]*?\*\/|url\([^)]*\)/g, '');
  const classes = [...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name);
  const block = basename(file, '.css');
  const foreign = classes.filter((name) => !new RegExp(`^${block}(__|-|$)`).test(name));
  expect(foreign.filter((name) => !shared.test(name))).toEqual([]);
});

test('no two stylesheets have the same name', () => {
  const names = sheets.map((file) => basename(file));
  expect(new Set(names).size).toBe(names.length);
});
