import { createJob } from '@candor/contract/hiring/jobs';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { mailsTo, newAddress } from './account-mail.ts';
import { companyCalls } from './appointment-steps.ts';
import { expect } from './fixtures.ts';
import type { Product } from './product.ts';

export async function expectFitsPhone(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
}

/** Somebody whom the company added to a job and wrote to. */
export async function writtenTo(request: APIRequestContext, product: Product) {
  const call = await companyCalls(request, product);
  const title = `Gardener ${Date.now()}`;
  const { jobID } = await call('POST', '/api/jobs', { ...createJob.example.body, title });
  await call('POST', `/api/jobs/${jobID}/publish`, { version: 1 });
  const email = newAddress();
  const { applicationID } = await call('POST', `/api/pipeline/jobs/${jobID}/applications`, {
    ...{ firstName: 'Ada', lastName: 'Lovelace', email },
  });
  const { candidateID } = await call('GET', `/api/pipeline/applications/${applicationID}`);
  await call('POST', `/api/applicants/${candidateID}/messages`, {
    ...{ requestKey: crypto.randomUUID(), threadID: null, applicationID, sendAt: null, files: [] },
    ...{ subject: 'A question', body: 'Hello {{firstName}}, when can we call you?' },
  });
  return { title, email, applicationID: Number(applicationID), candidateID: Number(candidateID) };
}

/** The nth mail with this subject, once that many have arrived. */
export async function mailOf(
  product: Product,
  email: string,
  subject: string,
  nth = 1,
): Promise<string> {
  const found = () => mailsTo(product, email).filter((mail) => mail.subject === subject);
  const often = { timeout: 20_000, intervals: [50] };
  await expect.poll(() => found().length, often).toBeGreaterThanOrEqual(nth);
  return found()[0]?.html ?? '';
}

export async function enter(page: Page, product: Product, email: string): Promise<void> {
  const mail = await mailOf(product, email, 'A question');
  const href = /<a href="([^"]+candidate-page[^"]+)"/.exec(mail)?.[1] ?? '';
  await page.goto(href.replaceAll('&amp;', '&'));
  await expect(page.getByRole('heading', { level: 1, name: 'Open your page' })).toBeVisible();
  expect(page.url()).not.toContain('token');
  // The company's page, before anything of the candidate is shown.
  await expect(page).toHaveTitle(/^Your page · (?!Candor)/);
  await expect(page.getByRole('link', { name: 'Candor, home' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Mail me a code' }).press('Enter');
  const code = page.getByRole('textbox', { name: 'Code from the mail' });
  await code.fill('000000');
  await page.getByRole('button', { name: 'Open my page' }).press('Enter');
  await expect(code).toHaveAccessibleDescription(/This code is not right/);
  await expectAccessible(page);
  await expectFitsPhone(page);
  const codeMail = await mailOf(product, email, 'Your code to open your page');
  await code.fill(/your code: (\d{6})/.exec(codeMail)?.[1] ?? '');
  await code.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Your page at / })).toBeVisible();
}
