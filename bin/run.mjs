#!/usr/bin/env node
// node bin/run.mjs FILE.ts …: runs one of our TypeScript commands on a Node that can read it.
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isNewEnough, root, runOnInstalledNode } from './newer-node.mjs';

const [file, ...args] = process.argv.slice(2);
if (file === undefined) {
  console.error('Say which file to run: node bin/run.mjs tools/check.ts');
  process.exit(2);
}

const path = resolve(root, file);
if (isNewEnough()) {
  process.argv = [process.argv[0], path, ...args];
  await import(pathToFileURL(path).href);
} else {
  runOnInstalledNode(join(fileURLToPath(import.meta.url)), [path, ...args]);
}
