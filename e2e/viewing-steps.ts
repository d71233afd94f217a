import { expect, type Page, type PlaywrightWorkerArgs } from '@playwright/test';
import { mailedLink, mailsTo } from './account-mail.ts';
import type { Product } from './product.ts';
import { freshLink } from './room-steps.ts';
import { type TakenInterview, takeInterview } from './take-interview.ts';

export const viewer = { firstName: 'Vera', lastName: 'Sund' } as const;

/** An interview that was just taken over the API, with its recording. */
export async function takenInterview(
  product: Product,
  playwright: PlaywrightWorkerArgs['playwright'],
): Promise<TakenInterview> {
  const link = await freshLink(product);
  const request = await playwright.request.newContext({ baseURL: product.demo().baseUrl });
  const taken = await takeInterview(request, link);
  await request.dispose();
  return taken;
}

/** On the report: shares the recording with Vera by this address; the link that she is mailed. */
export async function shareWith(
  admin: Page,
  product: Product,
  email: string,
  { mayDownload = false } = {},
): Promise<string> {
  await admin.getByRole('button', { name: 'Share recording' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Share recording' });
  await dialog.getByLabel('First name').fill(viewer.firstName);
  await dialog.getByLabel('Last name').fill(viewer.lastName);
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill(email);
  if (mayDownload) await dialog.getByLabel('They may download the file').check();
  await dialog.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(admin.getByRole('list', { name: 'Shared with' })).toContainText(email);
  return mailedLink(product, email, {
    subject: 'Ingrid Solberg shares the recording of an interview with you',
  });
}

export async function fillGate(page: Page, email: string): Promise<void> {
  await page.getByLabel('First name').fill(viewer.firstName);
  await page.getByLabel('Last name').fill(viewer.lastName);
  await page.getByLabel('E-mail').fill(email);
}

/** The newest code that was mailed to this address, once there is one. */
export async function mailedCode(product: Product, email: string): Promise<string> {
  const mails = () =>
    mailsTo(product, email).filter(({ subject }) => subject === 'Your code to watch the recording');
  await expect.poll(() => mails().length, { timeout: 20_000 }).toBeGreaterThan(0);
  const code = /your code: (\d{6})/i.exec(mails()[0]?.html ?? '')?.[1];
  if (code === undefined) throw new Error('The mail holds no code');
  return code;
}
