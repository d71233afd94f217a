import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../run-command.ts';

/** Path below the root → content. */
export type Files = Readonly<Record<string, string>>;

const configs = ['.dependency-cruiser.cjs', '.oxlintrc.json', 'package.json'];

/** A repository of only these files, under our real rules and with our real dependencies. */
export function plantTree(files: Files): string {
  const tree = mkdtempSync(join(tmpdir(), 'candor-planted-'));
  const typeConfigs = readdirSync(root).filter((name) => /^tsconfig.*\.json$/.test(name));
  for (const name of [...configs, ...typeConfigs]) cpSync(join(root, name), join(tree, name));
  for (const folder of workspaces()) plantWorkspace(tree, folder);
  linkDependencies(tree);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), content);
  }
  return tree;
}

function workspaces(): string[] {
  return ['apps', 'packages'].flatMap((kind) =>
    readdirSync(join(root, kind)).map((name) => `${kind}/${name}`),
  );
}

function plantWorkspace(tree: string, folder: string): void {
  mkdirSync(join(tree, folder), { recursive: true });
  for (const name of ['package.json', 'tsconfig.json']) {
    cpSync(join(root, folder, name), join(tree, folder, name));
  }
}

/** Our own packages must lead into the tree, all others to what is installed. */
function linkDependencies(tree: string): void {
  const installed = join(root, 'node_modules');
  const modules = join(tree, 'node_modules');
  mkdirSync(join(modules, '@candor'), { recursive: true });
  for (const name of readdirSync(installed)) {
    if (name !== '@candor' && !name.startsWith('.')) {
      symlinkSync(join(installed, name), join(modules, name));
    }
  }
  for (const folder of workspaces()) {
    symlinkSync(join(tree, folder), join(modules, '@candor', folder.replace(/^.*\//, '')));
  }
}
