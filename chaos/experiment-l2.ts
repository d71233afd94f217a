import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { openSeat, plantCallOf } from '../e2e/planted-call.ts';
import { type Product, startProduct } from '../e2e/product.ts';
import { chromium as installed } from '../tools/test/programs.ts';
import { type CutNetwork, openCutNetwork } from './calls/cut-network.ts';
import { type Pictures, watchPictures } from './calls/watched-pictures.ts';

/** `only`: part of an outage's name; the server is killed where it is empty. */
type Settings = { readonly rounds: number; readonly only: string };

const MAY_TAKE_MS = 15_000;
/** A server that is gone costs no picture: pages send to each other. */
const MAY_STAND_MS = 2_000;
const SETTLED_MS = 6_000;

type Call = {
  readonly product: Product;
  readonly network: CutNetwork;
  readonly guest: Page;
  readonly host: Page;
  readonly pictures: readonly Pictures[];
};

/** What was taken away is back when this resolves. */
type Outage = (call: Call) => Promise<void>;

const away =
  (how: 'silent' | 'unplugged', seconds: number): Outage =>
  async ({ network }) => {
    await network.cut(how);
    await pause(seconds * 1_000);
    await network.mend();
  };

/** The computer sleeps: nothing in it runs, and its network is away. */
const asleep =
  (seconds: number): Outage =>
  async ({ network }) => {
    await network.freeze();
    await network.cut('unplugged');
    await pause(seconds * 1_000);
    await network.mend();
    await network.thaw();
  };

const outages: Readonly<Record<string, Outage>> = {
  'line dead for 4 s': away('silent', 4),
  'line dead for 20 s': away('silent', 20),
  'line dead for 120 s': away('silent', 120),
  'cable out for 20 s': away('unplugged', 20),
  'another network': ({ network }) => network.move(),
  'lid closed for 60 s': asleep(60),
  reload: async ({ guest }) => void (await guest.reload()),
};

/**
 * A call of two real browsers, one of them on a network of its own: its line dies, it gets another one, its lid is closed,
 * its page is opened again, the server is killed. How long after that each sees the other again, without anybody's help.
 */
export async function runL2({ rounds, only }: Settings): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'candor-l2-'));
  const network = await openCutNetwork(folder);
  const port = 20_000 + (process.pid % 20_000);
  const baseUrl = `http://${network.address}:${port}`;
  const program = installed.find() ?? '';
  const opened: { readonly end: () => Promise<void> }[] = [{ end: () => network.dispose() }];
  try {
    const product = await startProduct({ HOST: '0.0.0.0', PORT: String(port), BASE_URL: baseUrl });
    opened.unshift({ end: () => product.dispose() });
    const [there, here] = [
      await open(network.wrap(program), baseUrl),
      await open(program, baseUrl),
    ];
    opened.unshift({ end: () => there.close() }, { end: () => here.close() });
    const [own, other] = await plantCallOf(product, 2);
    if (own === undefined || other === undefined) throw new Error('No seats');
    const guest = await openSeat(await there.newContext(), baseUrl, own);
    const host = await openSeat(await here.newContext(), baseUrl, other);
    const pictures = [watchPictures(guest), watchPictures(host)];
    const call = { product, network, guest, host, pictures };
    await backWithin(call);
    let isSound = true;
    for (const [what, outage] of Object.entries(outages)) {
      if (!what.includes(only)) continue;
      const backMs = await repeat(rounds, () => measure(call, outage));
      console.log({ experiment: 'L2', what, backMs });
      isSound &&= backMs.every((ms) => ms <= MAY_TAKE_MS);
    }
    const killed = await repeat(only === '' ? rounds : 0, () => killServer(call));
    console.log({ experiment: 'L2', what: 'server killed with SIGKILL', killed });
    return (
      isSound &&
      killed.every(({ stoodMs, lineMs }) => stoodMs <= MAY_STAND_MS && lineMs <= MAY_TAKE_MS)
    );
  } finally {
    for (const { end } of opened) await end();
    rmSync(folder, { recursive: true, force: true });
  }
}

const open = (executablePath: string, origin: string): Promise<Browser> =>
  chromium.launch({
    executablePath,
    args: [
      ...['--no-sandbox', '--disable-gpu', '--use-fake-ui-for-media-stream'],
      '--use-fake-device-for-media-stream=fps=15',
      // Cameras are for pages of https and of this machine.
      `--unsafely-treat-insecure-origin-as-secure=${origin}`,
    ],
  });

async function repeat<T>(rounds: number, work: () => Promise<T>): Promise<T[]> {
  const all: T[] = [];
  for (let n = 0; n < rounds; n += 1) all.push(await work());
  return all;
}

/** Until both see the other go on. */
async function backWithin({ pictures }: Call): Promise<number> {
  const times = await Promise.all(pictures.map((one) => one.goOn()));
  return Math.max(...times);
}

async function measure(call: Call, outage: Outage): Promise<number> {
  await outage(call);
  const backMs = await backWithin(call);
  await pause(SETTLED_MS);
  return backMs;
}

/** How long a picture stood meanwhile, and how soon after the server's return one page hears the other by it. */
async function killServer(call: Call) {
  const { product, guest, host, pictures } = call;
  const ended = pictures.map((one) => one.longestStand());
  await product.kill();
  await product.start();
  const from = performance.now();
  // What is said while the line is away is not kept: it is tried until it is heard.
  const hand = guest.getByRole('button', { name: /hand/i });
  await hand.click();
  const isHeard = host.getByText('Hand raised').waitFor({ timeout: MAY_TAKE_MS * 2 });
  const lineMs = await isHeard.then(
    () => Math.round(performance.now() - from),
    () => Number.POSITIVE_INFINITY,
  );
  const stoodMs = Math.max(...(await Promise.all(ended.map((end) => end()))));
  await hand.click();
  await pause(SETTLED_MS);
  return { stoodMs, lineMs };
}
