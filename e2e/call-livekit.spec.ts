import type { Locator, Page } from '@playwright/test';
import { expect, test as base } from './fixtures.ts';
import { startLiveKitStandIn } from './livekit-server.ts';
import { openSeat, plantCallOf, type Seat } from './planted-call.ts';
import { startProduct } from './product.ts';

type StandIn = Awaited<ReturnType<typeof startLiveKitStandIn>>;

/** A product whose calls go through LiveKit, as far as something that speaks its protocol is LiveKit. */
const test = base.extend<object, { standIn: StandIn }>({
  standIn: [
    async ({}, use) => {
      const standIn = await startLiveKitStandIn();
      await use(standIn);
      await standIn.stop();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ standIn }, use) => {
      const product = await startProduct(standIn.settings);
      await use(product);
      await product.dispose();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const tileOf = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ hasText: name });

const CAMERA = 1;
const MICROPHONE = 2;

const sound = { source: MICROPHONE, muted: false, isAgreed: true };
const picture = { source: CAMERA, muted: false, isAgreed: true };

/** What the server has of each of them; without who is not in the room. */
async function sentBy(standIn: StandIn, seats: readonly Seat[]) {
  const { inside } = await standIn.read();
  return seats.flatMap(({ seatID }) =>
    inside.filter(({ identity }) => identity.startsWith(`${seatID}_`)).map(({ tracks }) => tracks),
  );
}

/** The other one is in the room, by LiveKit’s client in this page, whose connections stand. */
const expectThere = (page: Page, name: string): Promise<void> =>
  expect(tileOf(page, name).getByText('Connecting')).toHaveCount(0);

test('[VL-9] two pages send through LiveKit, over a broken line and a reload, and who leaves is out', async ({
  browser,
  product,
  standIn,
}) => {
  test.slow();
  const seats = (await plantCallOf(product, 2)) as [Seat, Seat];
  const contexts = [await browser.newContext(), await browser.newContext()] as const;
  const first = await openSeat(contexts[0], product.baseUrl, seats[0]);
  const second = await openSeat(contexts[1], product.baseUrl, seats[1]);
  const sent = expect.poll(() => sentBy(standIn, seats), { timeout: 90_000 });
  await sent.toEqual([
    [sound, picture],
    [sound, picture],
  ]);
  await expectThere(first, 'Person 2');
  await expectThere(second, 'Person 1');

  // Off here is off there, by what the server was told too.
  await first.getByRole('button', { name: 'Mute' }).click();
  await expect(tileOf(second, 'Person 1').getByText('Muted')).toBeAttached();
  const muted = { ...sound, muted: true };
  await sent.toEqual([
    [muted, picture],
    [sound, picture],
  ]);
  await first.getByRole('button', { name: 'Stop camera' }).click();
  await sent.toEqual([[muted], [sound, picture]]);
  await first.getByRole('button', { name: 'Start camera' }).click();
  await sent.toEqual([
    [muted, picture],
    [sound, picture],
  ]);

  // The signals break, and what stands is taken up again: nobody joins anew.
  const before = await standIn.read();
  await standIn.cut();
  await expect.poll(async () => (await standIn.read()).resumes).toBeGreaterThan(before.resumes + 1);
  await expectThere(first, 'Person 2');
  expect((await standIn.read()).joins).toEqual(before.joins);

  await second.reload();
  await expect.poll(async () => (await standIn.read()).joins.length).toBe(before.joins.length + 1);
  await sent.toEqual([
    [muted, picture],
    [sound, picture],
  ]);

  await second.getByRole('button', { name: 'Leave' }).click();
  await expect(tileOf(first, 'Person 2')).toHaveCount(0);
  await sent.toEqual([[muted, picture]]);
  await Promise.all(contexts.map((context) => context.close()));
});

test('[VL-9] a token that has ended opens no room, and the page comes in with a fresh one', async ({
  browser,
  product,
  standIn,
}) => {
  test.slow();
  const seats = (await plantCallOf(product, 2)) as [Seat, Seat];
  const contexts = [await browser.newContext(), await browser.newContext()] as const;
  await openSeat(contexts[0], product.baseUrl, seats[0]);
  const sent = expect.poll(() => sentBy(standIn, seats), { timeout: 90_000 });
  await sent.toEqual([[sound, picture]]);
  await standIn.setAhead(600_000);
  const { refusals, joins } = await standIn.read();
  const second = await openSeat(contexts[1], product.baseUrl, seats[1]);
  await expect.poll(async () => (await standIn.read()).refusals).toBeGreaterThan(refusals + 2);
  await expect(tileOf(second, 'Person 1').getByText('Connecting')).toBeVisible();
  expect((await standIn.read()).joins).toEqual(joins);
  await standIn.setAhead(0);
  await sent.toEqual([
    [sound, picture],
    [sound, picture],
  ]);
  await expectThere(second, 'Person 1');
  await Promise.all(contexts.map((context) => context.close()));
});

test('where calls are a mesh, nobody loads LiveKit', async ({ browser, product }) => {
  const [one] = (await plantCallOf(product, 1)) as [Seat];
  const context = await browser.newContext();
  const loaded: string[] = [];
  context.on('request', (request) => loaded.push(request.url()));
  await context.route('**/api/call/join', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    await route.fulfill({ response, json: { ...body, data: { ...body.data, livekit: null } } });
  });
  const page = await openSeat(context, product.baseUrl, one);
  await expect(page.getByRole('button', { name: 'Leave' })).toBeVisible();
  expect(loaded.filter((url) => url.includes('livekit'))).toEqual([]);
  await context.close();
});
