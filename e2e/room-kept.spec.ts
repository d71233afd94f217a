import { readFileSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import type { Demo } from './product.ts';
import { answer, enterRoom, quietLink, openFirstModule, shareAndStart } from './room-steps.ts';

test.setTimeout(120_000);

test('[BQ-7] an answer that the server takes in no way stays on this computer, also after a reload', async ({
  page,
  product,
}) => {
  const link = await quietLink(product);
  await enterRoom(page, link);
  await openFirstModule(page);
  const message = 'This question is not part of this interview.';
  const errors = [{ code: 'unknown_question', message }];
  await page.route('**/api/attempts/answer', (route) =>
    route.fulfill({ status: 404, json: { success: false, statusCode: 404, message, errors } }),
  );
  await page.keyboard.press('b');
  await expect(page.getByText('One answer was not accepted by the server.')).toBeVisible();
  await expect(page.getByText('Error: Bot Interview').first()).toBeVisible();
  await expect(page.locator('input[type=radio]:checked')).toHaveCount(0);
  await expectAccessible(page);
  await page.unroute('**/api/attempts/answer');
  await page.reload();
  await enterRoom(page, link);
  await expect(page.getByText('One answer was not accepted by the server.')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my answers' }).click();
  const path = await (await downloading).path();
  const { answers } = JSON.parse(readFileSync(path, 'utf8'));
  expect(answers).toHaveLength(1);
  expect(answers[0]).toMatchObject({ option: 'B' });
});

async function superAdmin(request: APIRequestContext, demo: Demo) {
  const account = demo.accounts.find(({ role }) => role === 'SUPER_ADMIN');
  const { email, password } = account ?? {};
  const data = { email, password, type: 'superAdmin' };
  const reply = await request.post(`${demo.baseUrl}/api/accounts/sign-in`, { data });
  const { token } = (await reply.json()).data;
  return async (isInMaintenance: boolean) => {
    const url = `${demo.baseUrl}/api/administration/maintenance`;
    const headers = { authorization: `Bearer ${token}` };
    expect((await request.put(url, { headers, data: { isInMaintenance } })).status()).toBe(200);
    const status = async () =>
      (await (await request.get(`${demo.baseUrl}/api/platform/status`)).json()).data.maintenance;
    await expect.poll(status).toBe(isInMaintenance);
  };
}

test('[MN-1] [BQ-7] a reload in maintenance leads a running interview back in, and nobody else', async ({
  page,
  browser,
  product,
  request,
}) => {
  await enterRoom(page, await quietLink(product));
  await openFirstModule(page);
  const unused = await quietLink(product);
  const turn = await superAdmin(request, product.demo());
  const outside = await browser.newContext();
  const visitor = await outside.newPage();
  await turn(true);
  try {
    await page.reload();
    await expect(page.getByText(/Time left: \d\d:\d\d/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Go on' }).click();
    await shareAndStart(page);
    await openFirstModule(page);
    await page.getByRole('button', { name: 'Next question' }).click();
    await answer(page, 1);
    for (const address of [unused, `${product.demo().baseUrl}/bot-interview`]) {
      await visitor.goto(address);
      await expect(visitor).toHaveURL(/\/maintenance$/);
    }
  } finally {
    await turn(false);
    await outside.close();
  }
});
