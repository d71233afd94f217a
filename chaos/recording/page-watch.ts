import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { processesOf } from './browser-processes.ts';

export type Memory = {
  /** What the page's own process holds for itself alone. */
  readonly pageMb: number;
  /** All processes of the browser: its store of files and databases among them. */
  readonly browserMb: number;
};

export type PageWatch = {
  readonly memory: () => Promise<Memory>;
  /** Megabytes of the page's JavaScript after a collection. */
  readonly heapMb: () => Promise<number>;
  readonly run: (script: string) => Promise<void>;
  readonly close: () => void;
};

/**
 * The page by DevTools' bare protocol. Playwright would keep what the page sends over the network in the
 * page's own memory, and so measure itself.
 */
export async function watchPage(profile: string): Promise<PageWatch> {
  const [port] = readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n');
  const targets = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as {
    type: string;
    webSocketDebuggerUrl: string;
  }[];
  const page = targets.find(({ type }) => type === 'page');
  if (!page) throw new Error('The browser shows no page');
  const socket = new WebSocket(page.webSocketDebuggerUrl);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', reject, { once: true });
  });
  const send = sender(socket);
  await send('Performance.enable');
  return {
    memory: () => memoryOf(profile),
    heapMb: async () => {
      await send('HeapProfiler.collectGarbage');
      const { metrics } = (await send('Performance.getMetrics')) as {
        metrics: { name: string; value: number }[];
      };
      return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN) / 1e6;
    },
    run: async (expression) => {
      await send('Runtime.evaluate', { expression });
    },
    close: () => socket.close(),
  };
}

function sender(socket: WebSocket) {
  let last = 0;
  const waiting = new Map<number, (result: unknown) => void>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { id?: number; result?: unknown };
    if (id === undefined) return;
    waiting.get(id)?.(result);
    waiting.delete(id);
  });
  return (method: string, params: object = {}): Promise<unknown> => {
    last += 1;
    const id = last;
    socket.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve) => waiting.set(id, resolve));
  };
}

/** The page is the renderer that holds most. */
async function memoryOf(profile: string): Promise<Memory> {
  const own = (await processesOf(profile)).map((one) => ({ ...one, mb: privateMb(one.pid) }));
  const renderers = own.filter(({ args }) => args.includes('--type=renderer'));
  return {
    pageMb: Math.max(...renderers.map(({ mb }) => mb)),
    browserMb: own.reduce((sum, { mb }) => sum + mb, 0),
  };
}

function privateMb(pid: string): number {
  try {
    const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    const kilobytes = [...text.matchAll(/^Private_(?:Clean|Dirty): +(\d+) kB$/gm)];
    return kilobytes.reduce((sum, [, kb]) => sum + Number(kb), 0) / 1024;
  } catch {
    // It has ended since it was listed.
    return 0;
  }
}
