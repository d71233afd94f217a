/** Names that say nothing about what is inside; such files grow into a drawer for everything. */
const empty = new Set(['utils', 'util', 'helpers', 'helper', 'common', 'misc', 'shared']);

/** Says what is wrong with the last part of the path, if anything. */
export function forbiddenName(path: string): string | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const stem = name.replace(/\..*$/, '');
  if (!empty.has(stem)) return undefined;
  return `${path}: "${stem}" says nothing about what is inside`;
}

/** The linter sees Date.now() and Math.random(); only this sees a new Date without arguments. */
export function readsTheClock(path: string, source: string): string | undefined {
  const line = source.split('\n').findIndex((text) => /\bnew Date\(\s*\)/.test(text));
  return line < 0 ? undefined : `${path}:${line + 1}: a rule takes the time as an input`;
}
