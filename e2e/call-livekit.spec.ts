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

/** A picture that goes on: it has a size, and a later moment than it had. */
async function expectMoving(page: Page, name: string): Promise<void> {
  const moment = () =>
    tileOf(page, name)
      .locator('video')
      .evaluate((video: HTMLVideoElement) => (video.videoWidth > 0 ? video.currentTime : 0))
      .catch(() => 0);
  await expect.poll(moment).toBeGreaterThan(0);
  const before = await moment();
  await expect.poll(moment).toBeGreaterThan(before);
}

const MICROPHONE = 2;

test('[VL-9] two pages see each other through LiveKit, over a broken line and a reload, and who leaves is out', async ({
  browser,
  product,
  standIn,
}) => {
  test.slow();
  const [one, two] = (await plantCallOf(product, 2)) as [Seat, Seat];
  const contexts = [await browser.newContext(), await browser.newContext()] as const;
  const first = await openSeat(contexts[0], product.baseUrl, one);
  const second = await openSeat(contexts[1], product.baseUrl, two);
  await expectMoving(first, 'Person 2');
  await expectMoving(second, 'Person 1');

  // Off here is off there, by what the server was told too.
  await first.getByRole('button', { name: 'Mute' }).click();
  await expect(tileOf(second, 'Person 1').getByText('Muted')).toBeAttached();
  const tracksOf = async ({ seatID }: Seat) => {
    const { inside } = await standIn.read();
    return inside.find(({ identity }) => identity.startsWith(`${seatID}_`))?.tracks ?? [];
  };
  await expect.poll(() => tracksOf(one)).toContainEqual({ source: MICROPHONE, muted: true });
  await first.getByRole('button', { name: 'Stop camera' }).click();
  await expect(tileOf(second, 'Person 1').locator('video')).toHaveCount(0);
  await expect
    .poll(async () => (await tracksOf(one)).map(({ source }) => source))
    .toEqual([MICROPHONE]);
  await first.getByRole('button', { name: 'Start camera' }).click();
  await expectMoving(second, 'Person 1');

  // The signals break, and what stands is taken up again.
  const before = await standIn.read();
  await standIn.cut();
  await expect.poll(async () => (await standIn.read()).resumes).toBeGreaterThan(before.resumes + 1);
  await expectMoving(first, 'Person 2');
  await expectMoving(second, 'Person 1');
  expect((await standIn.read()).joins).toEqual(before.joins);

  await second.reload();
  await expectMoving(first, 'Person 2');
  await expectMoving(second, 'Person 1');

  await second.getByRole('button', { name: 'Leave' }).click();
  await expect(tileOf(first, 'Person 2')).toHaveCount(0);
  await expect
    .poll(async () => (await standIn.read()).inside.map(({ identity }) => identity))
    .toEqual([expect.stringMatching(new RegExp(`^${one.seatID}_`))]);
  await Promise.all(contexts.map((context) => context.close()));
});

test('[VL-9] a token that has ended opens no room, and the page comes in with a fresh one', async ({
  browser,
  product,
  standIn,
}) => {
  test.slow();
  const [one, two] = (await plantCallOf(product, 2)) as [Seat, Seat];
  const contexts = [await browser.newContext(), await browser.newContext()] as const;
  const first = await openSeat(contexts[0], product.baseUrl, one);
  await expect
    .poll(async () => (await standIn.read()).inside.map(({ identity }) => identity))
    .toContainEqual(expect.stringMatching(new RegExp(`^${one.seatID}_`)));
  await standIn.setAhead(600_000);
  const { refusals, joins } = await standIn.read();
  const second = await openSeat(contexts[1], product.baseUrl, two);
  await expect.poll(async () => (await standIn.read()).refusals).toBeGreaterThan(refusals + 2);
  await expect(tileOf(second, 'Person 1').getByText('Connecting')).toBeVisible();
  expect((await standIn.read()).joins).toEqual(joins);
  await standIn.setAhead(0);
  await expectMoving(second, 'Person 1');
  await expectMoving(first, 'Person 2');
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
