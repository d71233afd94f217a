import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

export type CephUser = { readonly accessKey: string; readonly secretKey: string };
export type CephCluster = {
  readonly endpoint: string;
  /** True once the S3 server answers; false when it did not in time. */
  answers(): Promise<boolean>;
  stop(): Promise<void>;
};

const programFolders = '/usr/sbin:/usr/local/sbin';
const ANSWER_MS = 30_000;

/**
 * The smallest Ceph that serves S3: one monitor, one storage daemon that keeps objects in memory, one
 * gateway. All of it in `folder`, on ports of its own, as the user who runs this.
 */
export async function startCeph(folder: string, user: CephUser): Promise<CephCluster> {
  const [monitorPort, gatewayPort] = await freePorts();
  const config = join(folder, 'ceph.conf');
  // --mkfs of the storage daemon crashes when its folder is not there.
  mkdirSync(join(folder, 'osd'), { recursive: true });
  const fsid = randomUUID();
  writeFileSync(config, configuration({ folder, fsid, monitorPort, gatewayPort }));
  const pids: number[] = [];
  const daemon = (program: string, ...args: string[]) => {
    pids.push(startDaemon(folder, program, ['-c', config, '--foreground', ...args]));
  };
  const run = (program: string, ...args: string[]) => runTool(program, ['-c', config, ...args]);
  const stop = () => stopAll(pids);
  // Whoever started us may end us before `stop` is called; the daemons would live on.
  process.once('exit', () => killAll(pids));
  try {
    const map = join(folder, 'monmap');
    const monitor = `v1:127.0.0.1:${monitorPort}`;
    run('monmaptool', '--create', '--fsid', fsid, '--addv', 'a', `[${monitor}]`, map);
    run('ceph-mon', '--mkfs', '-i', 'a', '--monmap', map);
    daemon('ceph-mon', '-i', 'a');
    const osd = randomUUID();
    run('ceph', '--connect-timeout', '20', 'osd', 'new', osd);
    run('ceph-osd', '--mkfs', '-i', '0', '--osd-uuid', osd);
    daemon('ceph-osd', '-i', '0');
    run('ceph', 'osd', 'crush', 'add', 'osd.0', '1.0', 'root=default', 'host=h');
    daemon('radosgw', '-n', 'client.rgw');
    const { accessKey, secretKey } = user;
    const keys = ['--access-key', accessKey, '--secret', secretKey];
    run('radosgw-admin', 'user', 'create', '--uid', 'test', '--display-name', 'test', ...keys);
  } catch (error) {
    await stop();
    throw error;
  }
  const endpoint = `http://127.0.0.1:${gatewayPort}`;
  return { endpoint, stop, answers: () => answersInTime(endpoint, pids) };
}

function configuration(at: {
  folder: string;
  fsid: string;
  monitorPort: number;
  gatewayPort: number;
}): string {
  return `[global]
fsid = ${at.fsid}
mon host = v1:127.0.0.1:${at.monitorPort}
mon initial members = a
public addr = 127.0.0.1
auth cluster required = none
auth service required = none
auth client required = none
osd pool default size = 1
osd pool default min size = 1
mon allow pool size one = true
osd pool default pg num = 1
osd pool default pgp num = 1
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
mon max pg per osd = 1000
run dir = ${at.folder}
admin socket = ${at.folder}/$name.$pid.asok
log file = ${at.folder}/$name.log
crash dir = ${at.folder}
[mon]
mon data = ${at.folder}/mon
[osd]
osd data = ${at.folder}/osd
osd objectstore = memstore
memstore device bytes = 2147483648
[client.rgw]
rgw frontends = beast endpoint=127.0.0.1:${at.gatewayPort}
`;
}

function startDaemon(folder: string, program: string, args: readonly string[]): number {
  const log = openSync(join(folder, `${program}.out`), 'a');
  const child = spawn(program, args, { env: environment(), stdio: ['ignore', log, log] });
  // A program that cannot be started is reported by the tool that then waits for it.
  child.once('error', () => {});
  child.unref();
  return child.pid ?? 0;
}

function runTool(program: string, args: readonly string[]): void {
  const { status, stderr, error } = spawnSync(program, args, {
    env: environment(),
    encoding: 'utf8',
    timeout: 60_000,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (error || status !== 0) {
    throw new Error(`${program} ${args.join(' ')}: ${error?.message ?? stderr.slice(0, 1000)}`);
  }
}

function environment(): NodeJS.ProcessEnv {
  return { ...process.env, PATH: `${process.env['PATH'] ?? ''}:${programFolders}` };
}

async function answersInTime(endpoint: string, pids: readonly number[]): Promise<boolean> {
  const until = performance.now() + ANSWER_MS;
  while (performance.now() < until && pids.every(isRunning)) {
    if (await answersOnce(endpoint)) return true;
    await pause(200);
  }
  return false;
}

async function answersOnce(endpoint: string): Promise<boolean> {
  try {
    return (await fetch(endpoint, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
}

/** Waits until they are gone: a new storage daemon does not start while an old one is going down. */
async function stopAll(pids: readonly number[]): Promise<void> {
  killAll(pids);
  while (pids.some(isRunning)) await pause(20);
}

/** They hold nothing that anyone wants to keep. */
function killAll(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      if (pid > 0) process.kill(pid, 'SIGKILL');
    } catch {
      // It ended by itself.
    }
  }
}

/** A zombie answers to signals but runs no more. */
function isRunning(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

async function freePorts(): Promise<[number, number]> {
  const servers = [createServer(), createServer()];
  const ports = await Promise.all(
    servers.map(
      (server) =>
        new Promise<number>((resolve) => {
          server.listen(0, '127.0.0.1', () => {
            const address = server.address();
            resolve(typeof address === 'object' && address ? address.port : 0);
          });
        }),
    ),
  );
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return [ports[0] ?? 0, ports[1] ?? 0];
}
