import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');

/** These style what has no class of its own, or another's class on purpose. */
const general = new Set(['tokens', 'base', 'fonts', 'room-fonts', 'mantine', 'kit']);
/** Classes of base.css that any stylesheet may stand on. */
const shared = /^(tabular|visually-hidden|mantine-)/;

/** The room is an entry of its own: its name stands before every class of its components. */
const ofRoom = (file: string): boolean => file.startsWith('features/interviews/attempts/');

const sheets = globSync('**/*.css', { cwd: source }).filter(
  (file) => !general.has(basename(file, '.css')),
);

// Without hashed class names, this is what keeps two components from styling each other.
test.each(sheets)('%s styles only classes that begin with its own name', (file) => {
  const block = basename(file, '.css');
  const own = ofRoom(file) ? `(${block}|room)` : block;
  const foreign = classesOf(file).filter((name) => !new RegExp(`^${own}(__|-|$)`).test(name));
  expect(foreign.filter((name) => !shared.test(name))).toEqual([]);
});

test('no class of the console is named after the room', () => {
  const console = sheets.filter((file) => !ofRoom(file) && !basename(file).startsWith('room-'));
  expect(
    console.filter((file) => classesOf(file).some((name) => name.startsWith('room-'))),
  ).toEqual([]);
});

function classesOf(file: string): string[] {
  const css = readFileSync(join(source, file), 'utf8').replace(/\/\*[^]*?\*\/|url\([^)]*\)/g, '');
  return [...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name);
}

test('no two stylesheets have the same name', () => {
  const names = sheets.map((file) => basename(file));
  expect(new Set(names).size).toBe(names.length);
});

const pages = globSync('**/*.tsx', { cwd: source });
const known = new Set(globSync('**/*.css', { cwd: source }).flatMap(classesOf));

// A word of kit.css that is misspelt would style nothing, and nobody would be told.
test.each(pages)('%s names only classes that a stylesheet knows', (file) => {
  expect(namedIn(file).filter((name) => !known.has(name))).toEqual([]);
});

test('the room does without the words of kit.css', () => {
  const kit = new Set(classesOf('ui/kit.css'));
  const room = pages.filter(ofRoom).flatMap((file) => namedIn(file).map((name) => [file, name]));
  expect(room.filter(([, name = '']) => kit.has(name))).toEqual([]);
});

/** Whole words only: what stands beside `${…}` is half a name. */
function namedIn(file: string): string[] {
  const text = readFileSync(join(source, file), 'utf8');
  return [...text.matchAll(/\bclassName=("[^"]*"|\{(?:[^{}]|\{[^{}]*\})*\})/g)].flatMap(
    ([, value = '']) =>
      [...value.matchAll(/["'`]([^"'`]*)["'`]/g)]
        .flatMap(([, words = '']) => words.split(/\s+/))
        .filter((word) => /^[a-z][\w-]*[a-z0-9]$/.test(word)),
  );
}
