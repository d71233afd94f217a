import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('..', import.meta.url);
const readme = readFileSync(new URL('README.md', folder), 'utf8');
const manifest = JSON.parse(readFileSync(new URL('package.json', folder), 'utf8')) as {
  readonly exports: Readonly<Record<string, string>>;
};

/** The names after `export` in an entry that does nothing but export. */
function namesIn(path: string): string[] {
  const source = readFileSync(new URL(path, folder), 'utf8');
  const lists = [...source.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, names = '']) =>
    names.split(','),
  );
  const own = [...source.matchAll(/^export (?:function|interface) (\w+)/gm)].map(
    ([, name]) => name,
  );
  return [...lists, ...own].flatMap((name) => name?.replace('type ', '').trim() || []);
}

test.each(Object.entries(manifest.exports))('the README explains all of %s', (entry, path) => {
  const names = namesIn(path);
  expect(names).not.toEqual([]);
  expect(readme).toContain(`@candor/monitors${entry.slice(1)}`);
  expect(names.filter((name) => !new RegExp(`\`[^\`\n]*\\b${name}\\b`).test(readme))).toEqual([]);
});
