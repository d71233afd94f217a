import { expect, type Page } from '@playwright/test';

/** What a reply says is known by the test that asks. */
// oxlint-disable-next-line typescript/no-explicit-any -- replies of a dozen endpoints, read by tests
type Reply = any;

/** By the page's own session. */
export async function postByPage(page: Page, path: string, data: object): Promise<Reply> {
  const token = await page.evaluate(() => localStorage.getItem('auth-token'));
  const headers = { authorization: `Bearer ${token}` };
  const reply = await page.request.post(path, { headers, data });
  expect(reply.status()).toBe(200);
  return (await reply.json()).data;
}
