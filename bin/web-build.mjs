// The web app is served from apps/web/dist; this knows whether it is there, fresh, and how to make it.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './newer-node.mjs';

const web = join(root, 'apps', 'web');
const dist = join(web, 'dist');

/** @returns {'missing' | 'stale' | 'fresh'} */
export function webBuildState() {
  if (!existsSync(dist)) return 'missing';
  const pages = readdirSync(dist).filter((name) => name.endsWith('.html'));
  if (pages.length === 0) return 'missing';
  const built = Math.min(...pages.map((name) => statSync(join(dist, name)).mtimeMs));
  return newestSource() > built ? 'stale' : 'fresh';
}

/** Vite, or undefined where only production dependencies are installed. */
export function vitePath() {
  return [web, root]
    .map((folder) => join(folder, 'node_modules', 'vite', 'bin', 'vite.js'))
    .find((path) => existsSync(path));
}

/** @returns {boolean} whether it was built. */
export function buildWeb(vite) {
  return spawnSync(process.execPath, [vite, 'build'], { cwd: web, stdio: 'inherit' }).status === 0;
}

function newestSource() {
  const packages = join(root, 'packages');
  return Math.max(
    ...['src', 'public'].map((name) => newestIn(join(web, name))),
    ...filesIn(web).map((name) => modified(join(web, name))),
    ...readdirSync(packages).map((name) => newestIn(join(packages, name, 'src'))),
    modified(join(root, 'package-lock.json')),
  );
}

/** A folder's own time counts too: it changes when a file is removed. */
function newestIn(folder) {
  if (!existsSync(folder)) return 0;
  let newest = modified(folder);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) newest = Math.max(newest, newestIn(path));
    else if (!/\.test\.tsx?$/.test(entry.name)) newest = Math.max(newest, modified(path));
  }
  return newest;
}

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);
}

function modified(path) {
  return existsSync(path) ? statSync(path).mtimeMs : 0;
}
