import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type ReceivedMail,
  startMailServer,
} from '../apps/server/src/platform/mail/test-mail-server.ts';
import { startEmbeddedPostgres } from '../apps/server/src/platform/database/embedded-postgres.ts';
import type { Connection } from '../apps/server/src/platform/database/connection.ts';
import { prepareS3Bucket } from '../apps/server/src/platform/objects/s3-bucket.ts';
import type { Demo } from '../e2e/product.ts';
import { type Rgw, startRgw } from '../tools/rgw/rgw.ts';
import { freePort } from '../apps/server/src/test-program.ts';

const documented = join(import.meta.dirname, '..', 'docs', 'operations', 'haproxy.cfg');

export type Node = {
  readonly dataDir: string;
  readonly host: string;
  demo(): Demo;
  /** Of its process, while it runs. */
  id(): number | undefined;
  /** Resolves when it is ready. Without a folder of another release: this one. */
  start(settings?: Readonly<Record<string, string>>, release?: string): Promise<void>;
  /** Without a warning. */
  kill(): Promise<void>;
  dispose(): Promise<void>;
};

export type Nodes = {
  /** Where people come in. */
  readonly baseUrl: string;
  /** The folder of the database. */
  readonly databaseDir: string;
  readonly nodes: readonly Node[];
  /** What the mail server took. */
  readonly mails: readonly ReceivedMail[];
  readonly secret: string;
  /** What every node is started with. */
  readonly settings: Readonly<Record<string, string>>;
  dispose(): Promise<void>;
};

type Asked = {
  readonly count: number;
  /** The folder of the release that they run; this one unless said. */
  readonly release?: string;
};

/** Nodes behind HAProxy, over one PostgreSQL, a real S3 and a mail server, each with a folder of its own as on its own machine. */
export async function startNodes({ count, release }: Asked): Promise<Nodes> {
  const started: (() => Promise<unknown>)[] = [];
  const dispose = async () => {
    for (const stop of started.toReversed()) await stop();
  };
  try {
    const databaseDir = mkdtempSync(join(tmpdir(), 'candor-n1-'));
    chmodSync(databaseDir, 0o755);
    const removed = { recursive: true, force: true, maxRetries: 5, retryDelay: 200 };
    started.push(async () => rmSync(databaseDir, removed));
    const postgres = await startEmbeddedPostgres({ dataDir: databaseDir });
    started.push(() => postgres.stop());
    const rgw = await startRgw();
    started.push(() => rgw.stop());
    const mailServer = await startMailServer();
    started.push(mailServer.close);
    const settings = { ...(await settingsOf(postgres.owner, rgw)), SMTP_URL: mailServer.url };
    const nodes: Node[] = [];
    started.push(() => Promise.all(nodes.map((node) => node.dispose())));
    for (let at = 0; at < count; at += 1) {
      const node = await prepareNode(settings);
      nodes.push(node);
      await node.start(at === 0 ? { DEMO: 'small' } : {}, release);
      const isReady = async () => at > 0 || existsSync(join(node.dataDir, 'demo.json'));
      await untilTrue(isReady, 'The demo was not made');
    }
    const port = await freePort();
    const proxy = await startHaproxy(port, nodes, databaseDir);
    started.push(async () => proxy.kill());
    return {
      ...{ databaseDir, nodes, dispose, secret: settings.APP_SECRET, mails: mailServer.received },
      ...{ settings, baseUrl: `http://127.0.0.1:${port}` },
    };
  } catch (error) {
    await dispose();
    throw error;
  }
}

async function settingsOf({ host = '', user, database }: Connection, { env }: Rgw) {
  const endpoint = env['TEST_S3_ENDPOINT'] ?? '';
  const bucket = env['TEST_S3_BUCKET'] ?? '';
  const accessKeyId = env['TEST_S3_ACCESS_KEY'] ?? '';
  const secretAccessKey = env['TEST_S3_SECRET_KEY'] ?? '';
  const credentials = { accessKeyId, secretAccessKey };
  const where = { endpoint, bucket, region: 'us-east-1', forcePathStyle: true, credentials };
  await prepareS3Bucket(where, ['https://hiring.example']);
  return {
    DATABASE_URL: `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`,
    APP_SECRET: randomBytes(32).toString('hex'),
    ...{ S3_ENDPOINT: endpoint, S3_BUCKET: bucket },
    ...{ S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey },
    TRUST_PROXY: '1',
    // All candidates come from one network here.
    ANONYMOUS_REQUESTS_PER_MINUTE: '1000000',
  };
}

const root = join(import.meta.dirname, '..');

/** One that is not started yet. */
export async function prepareNode(settings: Readonly<Record<string, string>>): Promise<Node> {
  const dataDir = mkdtempSync(join(tmpdir(), 'candor-n1-node-'));
  const port = String(await freePort());
  const env = { ...process.env, PORT: port, DATA_DIR: dataDir, DEMO: 'off', ...settings };
  const host = `127.0.0.1:${port}`;
  let running: ChildProcess | undefined;
  const kill = async () => {
    const ending = running;
    running = undefined;
    if (ending === undefined || ending.exitCode !== null) return;
    ending.kill('SIGKILL');
    await once(ending, 'exit');
  };
  return {
    ...{ dataDir, host, kill, id: () => running?.pid },
    demo: () => JSON.parse(readFileSync(join(dataDir, 'demo.json'), 'utf8')) as Demo,
    start: async (more = {}, release = root) => {
      running = spawn(process.execPath, [join(release, 'apps/server/src/main.ts')], {
        env: { ...env, ...more },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      await untilTrue(() => isWell(`http://${host}/readyz`), 'A node was not ready');
    },
    dispose: async () => {
      await kill();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Two minutes: a busy machine starts slowly. */
async function untilTrue(isSo: () => Promise<boolean>, problem: string): Promise<void> {
  const deadline = performance.now() + 120_000;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(problem);
    await pause(100);
  }
}

/** As documented, but for the certificate. */
async function startHaproxy(
  port: number,
  nodes: readonly Node[],
  folder: string,
): Promise<ChildProcess> {
  const text = readFileSync(documented, 'utf8')
    .replace('/dev/log local0', 'stdout format raw local0 err')
    .replace(/^ *bind :80$/m, `    bind 127.0.0.1:${port}`)
    .replace(/^ *bind :443.*$/m, '')
    .replace(/^ *http-request redirect.*$/m, '')
    .replace(/^ *server two .*$/m, '')
    .replace(
      /^ *server one .*$/m,
      nodes.map(({ host }, at) => `    server n${at} ${host}`).join('\n'),
    );
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, text);
  const proxy = spawn('haproxy', ['-db', '-f', file], {
    stdio: 'ignore',
    env: { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` },
  });
  const isUp = () => isWell(`http://127.0.0.1:${port}/readyz`);
  await untilTrue(isUp, 'HAProxy did not answer');
  return proxy;
}

async function isWell(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}
