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

/** Everybody else is handed the database's clock (platform/clock), or is the folder whose files the host's clock stamps. */
export function readsTheHost(path: string, source: string): string | undefined {
  const line = source.split('\n').findIndex((text) => /\bnew Date\(\s*\)|\bDate\.now\(/.test(text));
  return line < 0
    ? undefined
    : `${path}:${line + 1}: the database's clock decides, not this host's`;
}

/** The linter sees imports; only this sees a key written where it is asked for. */
export function namesOwnQuery(path: string, source: string): string | undefined {
  const line = source.split('\n').findIndex((text) => /\bqueryKey:\s*\[/.test(text));
  return line < 0
    ? undefined
    : `${path}:${line + 1}: what is read has its key of read, readList, readPages or readOwn (apps/web/src/lib)`;
}

/** Only this sees a date or a number written as the browser pleases, in the middle of an English page. */
export function leavesLocale(path: string, source: string): string | undefined {
  const left =
    /\.toLocale(?:Date|Time)?String\((?:\)|\[\]|undefined|')|Intl\.\w+Format\((?:undefined|\[\])/;
  const line = source.split('\n').findIndex((text) => left.test(text));
  return line < 0
    ? undefined
    : `${path}:${line + 1}: what is shown is written in the reader's locale (apps/web/src/ui)`;
}

/** Kysely's ways to take text for SQL as it is; and `.query` of a pool, which takes nothing else. */
const asItIs =
  /\bsql\s*\.\s*(?:raw|lit|literal|id)\b|\bCompiledQuery\s*\.\s*raw\s*\(|\.query\s*(?:<[^()]*>)?\(/g;
/** Constants in capitals are named in the code, never by a request. */
const constantText = /^\s*(?:'[^'\n]*'|`(?:[^`$\\]|\$\d|\$\{[A-Z_]+\})*`)\s*[,)]/;
const namedText = /^\s*([A-Za-z]\w*)\s*[,)]/;

/**
 * Where a query is put together from text, if anywhere. A query is a constant of its file, values are bound; what
 * runs before there are requests (`platform/database`, `platform/backup`) may name databases and roles.
 */
export function buildsSql(path: string, source: string): string | undefined {
  for (const match of source.matchAll(asItIs)) {
    const rest = source.slice(match.index + match[0].length);
    const takesText = match[0].endsWith('(');
    if (takesText && (constantText.test(rest) || isConstant(source, namedText.exec(rest)?.[1])))
      continue;
    const line = source.slice(0, match.index).split('\n').length;
    return `${path}:${line}: a query is a constant, and its values are bound`;
  }
  return undefined;
}

/** Written out in this file, without anything filled in. */
const isConstant = (source: string, name: string | undefined): boolean =>
  name !== undefined &&
  new RegExp(`^const ${name} =\\s*(?:'[^'\\n]*'|\`(?:[^\`$]|\\$\\d)*\`);`, 'm').test(source);
