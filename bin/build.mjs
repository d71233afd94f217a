#!/usr/bin/env node
// npm run build; with --if-possible, what `npm ci` runs: never a reason for an install to fail; with
// --if-stale, what the tests need: a build of the sources as they are, which `npm ci` may have just made.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isNewEnough, root, runOnInstalledNode } from './newer-node.mjs';
import { buildWeb, vitePath, webBuildState } from './web-build.mjs';

const optional = process.argv.includes('--if-possible');

if (isNewEnough()) build();
else if (optional && process.env.npm_lifecycle_event === 'prepare') leave('this Node is too old');
else runOnInstalledNode(fileURLToPath(import.meta.url), process.argv.slice(2));

function build() {
  const vite = vitePath();
  if (vite === undefined) return leave('Vite is a development dependency and not installed');
  if (!existsSync(join(root, 'apps', 'web', 'src'))) return leave('its sources are not here');
  if (process.argv.includes('--if-stale') && webBuildState() === 'fresh') return;
  if (!buildWeb(vite)) leave('the build failed, see above');
}

function leave(reason) {
  console.error(`The web app was not built: ${reason}.`);
  if (!optional) process.exitCode = 1;
}
