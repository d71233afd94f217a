import { createJob } from '@candor/contract/hiring/jobs';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { foundCompany, newDomain } from './company-steps.ts';
import { expect, test } from './fixtures.ts';

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/** By the page's own session. */
async function post(page: Page, path: string, data: object) {
  const token = await page.evaluate(() => localStorage.getItem('auth-token'));
  const headers = { authorization: `Bearer ${token}` };
  const reply = await page.request.post(path, { headers, data });
  expect(reply.status()).toBe(200);
  return (await reply.json()).data;
}

test('a visitor sees the company’s logo on its career page and beside its job', async ({
  page,
  browser,
  product,
  demo,
}) => {
  await foundCompany(page, product, { domain: newDomain(), name: 'Larkfield Robotics' });
  const { jobID } = await post(page, '/api/jobs', createJob.example.body);
  await post(page, `/api/jobs/${jobID}/publish`, { version: 1 });
  await page.goto('/company/view-profile');
  await page.getByRole('link', { name: 'Edit profile' }).click();
  const logo = { name: 'logo.png', mimeType: 'image/png', buffer: onePixel };
  await page.getByLabel('Logo').setInputFiles(logo);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/company\/view-profile$/);

  const visitor = await browser.newContext({ baseURL: demo.baseUrl });
  const its = await visitor.newPage();
  await its.goto(`/jobs/view-job-detils/${jobID}`);
  const shown = its.getByRole('img', { name: 'Logo of Larkfield Robotics' });
  await expect(shown).toBeVisible();
  await its.getByRole('link', { name: /^About Larkfield Robotics/ }).click();
  await expect(its.getByRole('heading', { level: 1 })).toHaveText('Jobs at Larkfield Robotics');
  await expect(shown).toBeVisible();
  await expectAccessible(its);
  await visitor.close();
});
