import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let tree = '';

beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'candor-launcher-'));
  cpSync(import.meta.dirname, join(tree, 'bin'), { recursive: true });
  write('package.json', JSON.stringify({ type: 'module', engines: { node: '>=22.18' } }));
  write('packages/recorder/src/index.ts', '');
  write('apps/web/src/app.tsx', '');
  write('apps/server/src/main.ts', `const word: string = 'started'; console.log(word);`);
});

afterEach(() => {
  rmSync(tree, { recursive: true, force: true });
});

const write = (path, content) => {
  mkdirSync(dirname(join(tree, path)), { recursive: true });
  writeFileSync(join(tree, path), content);
};
const writeVite = () =>
  write(
    'node_modules/vite/bin/vite.js',
    `import { mkdirSync, writeFileSync } from 'node:fs';
     console.log('built in', process.cwd());
     mkdirSync('dist', { recursive: true });
     writeFileSync('dist/index.html', 'new');`,
  );
const run = (...args) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: tree,
    encoding: 'utf8',
  });
  return { status, text: stdout + stderr };
};
const later = (path) => utimesSync(join(tree, path), new Date(), new Date(Date.now() + 5_000));

test('the web app is built at the first start, and again only when a source is newer', () => {
  writeVite();
  expect(run('bin/candor.mjs').text).toMatch(/first start[^]*built in .*apps.web[^]*started/);
  expect(run('bin/candor.mjs').text).toBe('started\n');
  later('packages/recorder/src/index.ts');
  expect(run('bin/candor.mjs').text).toMatch(/its sources changed[^]*built in[^]*started/);
});

test('a change of a test builds nothing', () => {
  writeVite();
  write('apps/web/src/app.test.tsx', '');
  run('bin/candor.mjs');
  later('apps/web/src/app.test.tsx');
  expect(run('bin/candor.mjs').text).toBe('started\n');
});

test('without Vite an older build is served, and no build is an error that says what to do', () => {
  const { status, text } = run('bin/candor.mjs');
  expect(status).toBe(1);
  expect(text).toContain('run "npm ci", then "npm run build"');
  write('apps/web/dist/index.html', 'old');
  later('apps/web/src/app.tsx');
  expect(run('bin/candor.mjs').text).toBe('started\n');
});

test('an install without Vite succeeds, a build without it fails', () => {
  expect(run('bin/build.mjs', '--if-possible').status).toBe(0);
  expect(run('bin/build.mjs').status).toBe(1);
});

test('what the tests need is built once, and again after a change', () => {
  writeVite();
  expect(run('bin/build.mjs', '--if-stale').text).toContain('built');
  expect(run('bin/build.mjs', '--if-stale').text).toBe('');
  later('apps/web/src/app.tsx');
  expect(run('bin/build.mjs', '--if-stale').text).toContain('built');
});

test('signals reach the server, and its exit code is ours', async () => {
  write('apps/web/dist/index.html', '');
  write(
    'apps/server/src/main.ts',
    `const alive = setInterval(() => {}, 1000);
     process.on('SIGTERM', () => { clearInterval(alive); process.exitCode = 7; });
     console.log(process.argv.slice(2).join());`,
  );
  const server = spawn(process.execPath, ['bin/candor.mjs', 'a', 'b'], { cwd: tree });
  const [said] = await once(server.stdout, 'data');
  expect(String(said)).toBe('a,b\n');
  server.kill('SIGTERM');
  expect(await once(server, 'exit')).toEqual([7, null]);
});

test.each(['bin/candor.mjs', 'bin/build.mjs', 'bin/run.mjs'])(
  '%s on a Node that is too old says what to do',
  (launcher) => {
    write('package.json', JSON.stringify({ type: 'module', engines: { node: '>=99.1' } }));
    const { status, text } = run(launcher, 'tools/check.ts');
    expect(status).toBe(1);
    expect(text).toMatch(/needs Node 99\.1 or newer; this is \d+/);
  },
);

test('an older Node hands over to the installed one, once', () => {
  const name = `node-${process.platform}-${process.arch}`;
  write('package.json', JSON.stringify({ type: 'module', engines: { node: '>=99.1' } }));
  mkdirSync(join(tree, 'node_modules', name, 'bin'), { recursive: true });
  cpSync(process.execPath, join(tree, 'node_modules', name, 'bin', 'node'));
  const { status, text } = run('bin/candor.mjs');
  expect(status).toBe(1);
  expect(text.match(/needs Node/g)).toHaveLength(1);
});
