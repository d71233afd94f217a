import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../apps/server/src/test-program.ts';

/** What `DATA_DIR/demo.json` holds after a start. */
export type Demo = {
  readonly baseUrl: string;
  readonly callUrl?: string;
  readonly accounts: readonly {
    readonly role: string;
    readonly email: string;
    readonly password: string;
  }[];
  readonly links: {
    readonly botInterview: string;
    readonly botInterviewProctored: string;
    readonly recording?: { readonly url: string; readonly email: string };
    readonly virtualInterview: string;
    readonly availability?: string;
  };
  readonly mailboxUrl?: string;
};

/** The real server with its embedded database and storage, in a folder of its own. */
export type Product = {
  readonly dataDir: string;
  readonly baseUrl: string;
  /** Read again after every start: each brings fresh links. */
  demo(): Demo;
  /** Starts it on the same port and data; resolves when it answers. */
  start(): Promise<void>;
  /** Asks it to stop; resolves when it has. */
  stop(): Promise<void>;
  /** Takes it away without a warning. */
  kill(): Promise<void>;
  /** Takes every byte and says nothing, as a line that swallows everything, until `thaw`. */
  freeze(): void;
  thaw(): void;
  /** Stops it and removes its data. */
  dispose(): Promise<void>;
};

const main = join(import.meta.dirname, '..', 'apps', 'server', 'src', 'main.ts');

/** Starts the product with these settings added to the environment. */
export async function startProduct(settings: Record<string, string> = {}): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'candor-e2e-'));
  // The database runs as another user when the tests run as root.
  chmodSync(dataDir, 0o755);
  const port = settings['PORT'] ?? String(await freePort());
  const env: Record<string, string | undefined> = {
    ...process.env,
    PORT: port,
    CALL_PORT: String(await freePort()),
    DATA_DIR: dataDir,
    // What each test counts, it makes itself; the crowd of a full demo is looked at where it is asked for.
    DEMO: 'small',
    // Webhooks are received by the tests themselves.
    OUTBOUND_INSIDE: 'yes',
    ...settings,
  };
  const baseUrl = `http://127.0.0.1:${port}`;
  // Production has no demo to wait for.
  const hasDemo = env['NODE_ENV'] !== 'production';
  let server: ChildProcess | undefined;

  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const ending = server;
    server = undefined;
    if (ending === undefined || ending.exitCode !== null) return;
    ending.kill(signal);
    // One that was frozen hears nothing else.
    ending.kill('SIGCONT');
    const late = setTimeout(() => ending.kill('SIGKILL'), 15_000);
    await once(ending, 'exit');
    clearTimeout(late);
  };

  const product: Product = {
    dataDir,
    baseUrl,
    demo: () => JSON.parse(readFileSync(join(dataDir, 'demo.json'), 'utf8')) as Demo,
    start: async () => {
      // The file of the last start would pass for this one's, with a link that was used.
      rmSync(join(dataDir, 'demo.json'), { force: true });
      server = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
      await untilReady(server, () => isReady(baseUrl, hasDemo ? dataDir : null));
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    freeze: () => void server?.kill('SIGSTOP'),
    thaw: () => void server?.kill('SIGCONT'),
    dispose: async () => {
      await end('SIGTERM');
      stopDatabase(dataDir);
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
  await product.start();
  return product;
}

/** With a folder, once it holds the demo too. */
async function isReady(baseUrl: string, demoFolder: string | null): Promise<boolean> {
  if (demoFolder !== null && !existsSync(join(demoFolder, 'demo.json'))) return false;
  return await answers(`${baseUrl}/api/health`);
}

async function untilReady(server: ChildProcess, ready: () => Promise<boolean>): Promise<void> {
  let log = '';
  const keep = (chunk: Buffer): void => {
    log = (log + chunk.toString('utf8')).slice(-20_000);
  };
  server.stdout?.on('data', keep);
  server.stderr?.on('data', keep);
  const deadline = performance.now() + 60_000;
  while (!(await ready())) {
    if (server.exitCode !== null || server.signalCode !== null) {
      throw new Error(`The server ended while it started:\n${log}`);
    }
    if (performance.now() > deadline) {
      server.kill('SIGKILL');
      throw new Error(`The server was not ready within 60 s:\n${log}`);
    }
    await pause(100);
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

/** A server that was killed leaves its PostgreSQL behind. */
function stopDatabase(dataDir: string): void {
  for (const path of globSync('**/postmaster.pid', { cwd: dataDir })) {
    const [pid] = readFileSync(join(dataDir, path), 'utf8').split('\n');
    try {
      process.kill(Number(pid), 'SIGQUIT');
    } catch {
      // It had ended already.
    }
  }
}
