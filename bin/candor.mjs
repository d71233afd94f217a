#!/usr/bin/env node
// npm start: finds a Node that runs TypeScript, builds the web app when it is stale, starts the server.
// npm run dev (--watch): the same, rebuilt and restarted whenever a file changes.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isNewEnough, root, runOnInstalledNode } from './newer-node.mjs';
import { buildWeb, vitePath, webBuildState } from './web-build.mjs';

const main = join(root, 'apps', 'server', 'src', 'main.ts');
const args = process.argv.slice(2);

if (!isNewEnough()) runOnInstalledNode(fileURLToPath(import.meta.url), args);
else if (args.includes('--watch')) watch();
else await start();

async function start() {
  prepareWeb();
  // Compiled code is kept between starts; the server's dependencies alone are thousands of files.
  module.enableCompileCache?.();
  // In this very process: signals and the exit code need no forwarding, memory holds one Node.
  process.argv = [process.argv[0], main, ...args];
  await import(pathToFileURL(main).href);
}

function prepareWeb() {
  const state = webBuildState();
  if (state === 'fresh') return;
  const vite = vitePath();
  if (vite === undefined) {
    if (state === 'stale') return;
    stop(
      'The web app is not built, and Vite is not installed: run "npm ci", then "npm run build".',
    );
  }
  console.log(
    `Building the web app (${state === 'missing' ? 'first start' : 'its sources changed'}) …`,
  );
  if (!buildWeb(vite)) stop('The web app could not be built, see above.');
}

function watch() {
  const vite = vitePath();
  if (vite === undefined) stop('Vite is not installed: run "npm ci".');
  if (!existsSync(main)) stop(`${main} is missing.`);
  const web = join(root, 'apps', 'web');
  const children = [
    spawn(process.execPath, [vite, 'build', '--watch'], { cwd: web, stdio: 'inherit' }),
    spawn(process.execPath, ['--watch', '--watch-preserve-output', main], { stdio: 'inherit' }),
  ];
  const end = (signal) => children.forEach((child) => child.kill(signal));
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(signal));
  for (const child of children) {
    child.once('exit', (code) => {
      process.exitCode ??= code ?? 0;
      end('SIGTERM');
    });
  }
}

function stop(reason) {
  console.error(reason);
  process.exit(1);
}
