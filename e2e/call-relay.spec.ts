import type { Page } from '@playwright/test';
import type { Output } from '@candor/contract';
import type { openCall } from '@candor/contract/interviews/call-room';
import { expectAccessible } from './accessibility.ts';
import { coturn } from '../tools/test/programs.ts';
import { freePort } from '../apps/server/src/test-program.ts';
import { expect, test as base } from './fixtures.ts';
import { openSeat, plantCallOf, type Seat } from './planted-call.ts';
import { signInAs } from './registration-steps.ts';
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

type Relays = Output<typeof openCall>['iceServers'];

/** What the door says of the network where the server names these relays instead. */
const sentences: readonly (readonly [
  what: string,
  RegExp,
  named: (relays: Relays, silent: string) => Relays,
])[] = [
  ['a relay that carries', /lets the call through\.$/, (relays) => relays],
  ['no relay', /^Your browser can make connections/, () => []],
  [
    'a wrong password',
    /refuses the password/,
    (relays) => relays.map((one) => ({ ...one, credential: 'wrong' })),
  ],
  [
    'no answer by UDP',
    /by TCP\. That works/,
    (relays, silent) =>
      relays.map((one) => ({
        ...one,
        urls: [silent, ...one.urls.map((url) => `${url}?transport=tcp`)],
      })),
  ],
];

test('before joining the network is looked at, and nobody is kept out', async ({
  browser,
  product,
}) => {
  test.slow();
  const silent = `turn:127.0.0.1:${await freePort()}`;
  const seats = await plantCallOf(product, sentences.length);
  for (const [place, [what, sentence, named]] of sentences.entries()) {
    const context = await browser.newContext();
    await context.route('**/api/call', async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      const iceServers = named(body.data.iceServers, silent);
      await route.fulfill({ response, json: { ...body, data: { ...body.data, iceServers } } });
    });
    const seat = seats[place] as Seat;
    const page = await openSeat(context, product.baseUrl, seat, { isInside: false });
    const said = page.getByRole('region', { name: 'Network' }).getByRole('status');
    await expect(said, what).toHaveText(sentence, { timeout: 15_000 });
    if (what === 'a wrong password') {
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Join the call' }).click();
      await expect(page.getByRole('button', { name: 'Leave' })).toBeVisible();
    }
    await context.close();
  }
});

test('[RT-10] a super admin asks the relay from the page of Operations, and reads what to do', async ({
  page,
  product,
}) => {
  await signInAs(page, product.demo(), 'SUPER_ADMIN', '/superAdmin/dashboard/operations');
  await page.getByRole('link', { name: 'Test the relay of calls' }).click();
  const said = page.locator('main').getByRole('status').first();
  await expect(said).toHaveText('The relay works.');
  const lines = page.getByRole('region', { name: 'Addresses' }).getByRole('listitem');
  await expect(lines).toHaveCount(2);
  await expect(lines.first()).toContainText('It sees this browser as 127.0.0.1.');
  await expect(lines.first()).toContainText(/Carries, there and back in \d+ ms/);
  await expect(lines.last()).toContainText('Add it to TURN_URL');
  await expectAccessible(page);

  const silent = `turn:127.0.0.1:${await freePort()}`;
  await page.route('**/api/watch/relay', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const { relay } = body.data;
    const urls = [...relay.urls, `${silent}?transport=tcp`, 'turn:relay.invalid:3478'];
    const changed = { ...relay, urls, credential: 'wrong' };
    await route.fulfill({ response, json: { ...body, data: { relay: changed } } });
  });
  await page.getByRole('button', { name: 'Test again' }).click();
  await expect(said).toHaveText('The relay does not work.');
  await expect(lines.nth(0)).toContainText('It refuses the password');
  await expect(lines.nth(1)).toContainText('Nothing listens there by TCP');
  await expect(lines.nth(2)).toContainText('Its name is not known');
});
