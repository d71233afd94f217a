import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

export type Release = { readonly folder: string; dispose(): void };

/** What a commit was, in a folder of its own, on the dependencies and pages of this one. */
export function unpackRelease(commit: string): Release {
  const folder = mkdtempSync(join(tmpdir(), 'candor-release-'));
  const archive = execFileSync('git', ['archive', commit, 'apps', 'packages', 'package.json'], {
    cwd: root,
    maxBuffer: 1024 * 1024 * 1024,
  });
  execFileSync('tar', ['x', '-C', folder], { input: archive });
  // Links inside stay as they are, so the packages of the workspace are those of the commit.
  execFileSync('cp', ['-al', join(root, 'node_modules'), join(folder, 'node_modules')]);
  cpSync(join(root, 'apps/web/dist'), join(folder, 'apps/web/dist'), { recursive: true });
  return { folder, dispose: () => rmSync(folder, { recursive: true, force: true }) };
}
