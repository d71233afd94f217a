import type { Page } from '@playwright/test';
import { coturn } from '../tools/test/programs.ts';
import { expect, test as base } from './fixtures.ts';
import { openSeat, plantCallOf } from './planted-call.ts';
import { startProduct } from './product.ts';
import { startTurnServer } from './turn-server.ts';

/** A product that names a relay. */
const test = base.extend({
  product: [
    async ({}, use) => {
      const path = coturn.find();
      // In CI it must be there; on a desk its absence is said and no more.
      if (path === undefined && process.env['CI'] === 'true') throw new Error(coturn.advice);
      base.skip(path === undefined, `No relay. ${coturn.advice}`);
      const relay = await startTurnServer(path ?? '');
      const product = await startProduct(relay.settings);
      await use(product);
      await product.dispose();
      await relay.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** Runs in the page: as on a network that lets nothing through but the relay. */
function useRelayAlone(): void {
  const connections: RTCPeerConnection[] = [];
  globalThis.RTCPeerConnection = class extends RTCPeerConnection {
    constructor(configuration?: RTCConfiguration) {
      super({ ...configuration, iceTransportPolicy: 'relay' });
      connections.push(this);
    }
  };
  Object.assign(globalThis, { connections });
}

/** What has come: pictures, sound that is none of silence, and by which kinds of ways. */
const arrived = (page: Page) =>
  page.evaluate(async () => {
    const { connections } = globalThis as unknown as { connections: RTCPeerConnection[] };
    const found = { pictures: 0, sound: 0, ways: [] as string[] };
    for (const connection of connections) {
      const all = await connection.getStats();
      for (const one of all.values()) {
        if (one.type === 'inbound-rtp' && one.kind === 'video') found.pictures += one.framesDecoded;
        if (one.type === 'inbound-rtp' && one.kind === 'audio') found.sound += one.totalAudioEnergy;
        if (one.type === 'candidate-pair' && one.state === 'succeeded')
          found.ways.push(all.get(one.localCandidateId).candidateType);
      }
    }
    return found;
  });

test('[VL-9] two pages that only a relay connects see and hear each other', async ({
  browser,
  product,
}) => {
  const seats = await plantCallOf(product, 2);
  const pages = await Promise.all(
    seats.map(async (seat) => {
      const context = await browser.newContext();
      await context.addInitScript(useRelayAlone);
      return openSeat(context, product.baseUrl, seat);
    }),
  );
  for (const page of pages) {
    await expect.poll(async () => (await arrived(page)).pictures).toBeGreaterThan(5);
    await expect.poll(async () => (await arrived(page)).sound).toBeGreaterThan(0);
    expect(new Set((await arrived(page)).ways)).toEqual(new Set(['relay']));
  }
  await Promise.all(pages.map((page) => page.context().close()));
});
