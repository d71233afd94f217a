import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run-command.ts';
import { compareLeft, countSentences } from './count-sentences.ts';

/** Files with words of their own still, and how many; it may only shrink. */
const list = join(root, 'tools/check/sentences-left.txt');
const read = [
  'apps/web/src/{features,pages,shell,ui,routes}/**/*.{ts,tsx}',
  'apps/server/src/features/**/*.ts',
];
const isElsewhere = /-words\.tsx?$|\.test\.tsx?$|\/test-[^/]*\.tsx?$/;

export function checkSentences(): string[] {
  return compareLeft(countAll(), readList());
}

/** After words have moved to a *-words.ts: the list never grows by this. */
function shorten(): void {
  const [found, listed] = [countAll(), readList()];
  const left = [...found].map(([path, count]): [string, number] => [
    path,
    Math.min(count, listed.get(path) ?? 0),
  ]);
  const lines = left.filter(([, count]) => count > 0).map(([path, count]) => `${count} ${path}`);
  writeFileSync(list, `${lines.join('\n')}\n`);
}

function countAll(): Map<string, number> {
  const paths = globSync(read, { cwd: root }).filter((path) => !isElsewhere.test(path));
  const counted = paths.toSorted().map((path): [string, number] => {
    return [path, countSentences(path, readFileSync(join(root, path), 'utf8'))];
  });
  return new Map(counted.filter(([, count]) => count > 0));
}

function readList(): Map<string, number> {
  const lines = readFileSync(list, 'utf8').trim().split('\n');
  return new Map(
    lines.map((line) => {
      const [count = '', path = ''] = line.split(' ');
      return [path, Number(count)];
    }),
  );
}

// Not import.meta.main: bin/run.mjs imports this file in its own process.
if (process.argv[1] === import.meta.filename) shorten();
