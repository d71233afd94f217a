import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run-command.ts';
import {
  buildsSql,
  forbiddenName,
  leavesLocale,
  namesOwnQuery,
  readsTheClock,
  readsTheHost,
} from './source-rules.ts';

const folders = '{apps,packages,e2e,bench,chaos,scripts,tools,bin,docs}/**/*';
const skipped = new Set(['node_modules', 'dist', 'data', 'test-results']);

export function checkSources(): string[] {
  return globSync(folders, {
    cwd: root,
    withFileTypes: true,
    exclude: (entry) => skipped.has(entry.name),
  }).flatMap((entry) => {
    const path = join(entry.parentPath, entry.name).slice(root.length + 1);
    return [forbiddenName(path), ...(entry.isFile() ? sourceFindings(path) : [])].filter(
      (finding) => finding !== undefined,
    );
  });
}

/** Setup and backups run before anybody asks for anything and name tables of the catalogue, pg-boss brings its own queries, tests ask with what they like. */
const asksDatabase = (path: string): boolean =>
  /^apps\/server\/src\/.*\.ts$/.test(path) &&
  !/\/platform\/(?:database|backup)\/|\/platform\/queue\/queue\.ts$|\.test\.ts$|\/test-[^/]*\.ts$/.test(
    path,
  );

const isOfServer = (path: string): boolean =>
  /^apps\/server\/src\/.*\.ts$/.test(path) &&
  !/\/platform\/(?:clock|objects)\/|\.test\.ts$|\/test-[^/]*\.ts$/.test(path);

/** The board names its queries to take back a guess; the look of a document knows no server. */
const readsServer = (path: string): boolean =>
  /^apps\/web\/src\/.*\.tsx?$/.test(path) &&
  !/\/src\/(?:lib|ui)\/|\/pipeline\/pipeline-queries\.ts$|\.test\.ts$/.test(path);

const isShown = (path: string): boolean =>
  /^apps\/web\/src\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path);

function sourceFindings(path: string): (string | undefined)[] {
  const readsClock = path.endsWith('-rules.ts');
  if (!readsClock && !isOfServer(path) && !asksDatabase(path) && !isShown(path)) return [];
  const source = readFileSync(join(root, path), 'utf8');
  return [
    readsClock ? readsTheClock(path, source) : undefined,
    isOfServer(path) ? readsTheHost(path, source) : undefined,
    asksDatabase(path) ? buildsSql(path, source) : undefined,
    readsServer(path) ? namesOwnQuery(path, source) : undefined,
    isShown(path) ? leavesLocale(path, source) : undefined,
  ];
}
