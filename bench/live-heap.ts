import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';

/** Where Node's inspector listens once it was asked by its signal. */
const INSPECTOR = 'http://127.0.0.1:9229/json/list';

const pages = z.array(z.object({ webSocketDebuggerUrl: z.string() }));
const reply = z.object({
  id: z.number(),
  result: z.object({ result: z.object({ value: z.number() }).optional() }).optional(),
});

/**
 * Megabytes of JavaScript objects and buffers that a process of Node still uses after a collection. What it holds resident
 * says little of a leak: it rises and falls with what waits to be collected. One process at a time, and none that is
 * inspected already.
 */
export async function liveHeapMb(id: string): Promise<number> {
  process.kill(Number(id), 'SIGUSR1');
  const socket = new WebSocket(await inspectorUrl());
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  const ask = askOver(socket);
  await ask('HeapProfiler.enable');
  await ask('HeapProfiler.collectGarbage');
  await ask('HeapProfiler.collectGarbage');
  // Another process may have been asked before, and kept the port.
  if ((await ask('Runtime.evaluate', { expression: 'process.pid' })) !== Number(id)) {
    throw new Error(`Another process than ${id} listens at ${INSPECTOR}.`);
  }
  const expression = '(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())';
  const bytes = (await ask('Runtime.evaluate', { expression })) ?? Number.NaN;
  socket.close();
  return Math.round(bytes / 1024 / 102.4) / 10;
}

async function inspectorUrl(): Promise<string> {
  for (let tries = 0; ; tries += 1) {
    try {
      const [page] = pages.parse(await (await fetch(INSPECTOR)).json());
      if (page !== undefined) return page.webSocketDebuggerUrl;
    } catch (error) {
      if (tries >= 50) throw error;
    }
    await pause(100);
  }
}

/** One question after the other; the answer's number, where it is one. */
function askOver(socket: WebSocket) {
  let last = 0;
  return (method: string, params: object = {}): Promise<number | undefined> =>
    new Promise((resolve) => {
      last += 1;
      const id = last;
      const hear = ({ data }: MessageEvent): void => {
        const said = reply.safeParse(JSON.parse(String(data))).data;
        if (said?.id !== id) return;
        socket.removeEventListener('message', hear);
        resolve(said.result?.result?.value);
      };
      socket.addEventListener('message', hear);
      socket.send(JSON.stringify({ id, method, params }));
    });
}
