// Read by Node 20 too: plain JavaScript, nothing newer.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** @returns {boolean} whether this Node satisfies package.json's `engines`. */
export function isNewEnough(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  const [needMajor, needMinor] = minimum().split('.').map(Number);
  return major > needMajor || (major === needMajor && minor >= needMinor);
}

/** Runs `file` on the Node that npm installed beside us, as if it were this process. */
export function runOnInstalledNode(file, args) {
  // Handed over once already: the installed Node is too old as well.
  const node = process.env.CANDOR_HANDED_OVER === '1' ? undefined : installedNode();
  if (node === undefined) {
    console.error(
      `Candor needs Node ${minimum()} or newer; this is ${process.versions.node}, and the Node that npm brings for ` +
        `${process.platform} on ${process.arch} is missing or too old.\n` +
        'Run "npm ci" without --omit=optional, or install Node 24 from https://nodejs.org, and start again.',
    );
    process.exit(1);
  }
  const child = spawn(node, [file, ...args], {
    stdio: 'inherit',
    env: { ...process.env, CANDOR_HANDED_OVER: '1' },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // Ctrl-C in a terminal reaches the child by itself; a second one would cut its stop short.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  child.once('error', (error) => {
    console.error(`${node}: ${error.message}`);
    process.exit(1);
  });
  child.once('exit', (code, signal) => {
    process.exit(code ?? 128 + constants.signals[signal]);
  });
}

function installedNode() {
  const name = `node-${process.platform}-${process.arch}`;
  return [
    join(root, 'node_modules', name, 'bin', 'node'),
    join(root, 'node_modules', '.bin', 'node'),
  ].find((path) => existsSync(path));
}

function minimum() {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return engines.node.replace(/[^\d.]/g, '');
}
