import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run-command.ts';
import { forbiddenName, readsTheClock } from './source-rules.ts';

const folders = '{apps,packages,e2e,bench,chaos,scripts,tools,bin,docs}/**/*';
const skipped = new Set(['node_modules', 'dist', 'data', 'test-results']);

export function checkSources(): string[] {
  return globSync(folders, {
    cwd: root,
    withFileTypes: true,
    exclude: (entry) => skipped.has(entry.name),
  }).flatMap((entry) => {
    const path = join(entry.parentPath, entry.name).slice(root.length + 1);
    return [forbiddenName(path), clockFinding(path, entry.isFile())].filter(
      (finding) => finding !== undefined,
    );
  });
}

function clockFinding(path: string, isFile: boolean): string | undefined {
  if (!isFile || !path.endsWith('-rules.ts')) return undefined;
  return readsTheClock(path, readFileSync(join(root, path), 'utf8'));
}
