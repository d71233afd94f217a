import type { Page } from '@playwright/test';
import { newAddress } from './account-mail.ts';
import { expect, joinFrom } from './call-steps.ts';
import type { Product } from './product.ts';
import { fillGate, mailedCode, shareWith } from './viewing-steps.ts';

type Links = { readonly candidateLink: string; readonly seatLink: () => Promise<string> };

/** Candidate and interviewer agree, something of both is recorded, and both leave. */
export async function recordCall(page: Page, host: Page, asked: Links): Promise<void> {
  await joinFrom(page, asked.candidateLink);
  await joinFrom(host, await asked.seatLink());
  await host.getByRole('button', { name: 'Record' }).click();
  await host.getByRole('button', { name: 'Ask everybody' }).click();
  await page.getByRole('button', { name: 'I agree' }).click();
  await bothSend(page, host);
  await host.getByRole('button', { name: 'End recording' }).click();
  await leaveBoth(page, host);
}

/** Something of both has to be there before it ends. */
export async function bothSend(...pages: readonly Page[]): Promise<void> {
  for (const one of pages) {
    await one.waitForResponse((reply) => reply.url().includes('/api/call/tracks/slice-url'));
  }
}

export async function leaveBoth(...pages: readonly Page[]): Promise<void> {
  for (const one of pages) {
    await one.getByRole('button', { name: 'Leave' }).click();
    await expect(one.getByRole('heading', { name: 'You left the call' })).toBeVisible();
  }
}

/** From the report to somebody outside, who proves that the mail was theirs. */
export async function watchByShare(
  admin: Page,
  viewer: Page,
  product: Product,
  options?: { readonly mayDownload?: boolean },
): Promise<void> {
  const email = newAddress();
  await viewer.goto(await shareWith(admin, product, email, options));
  await fillGate(viewer, email);
  await viewer.getByRole('checkbox').check();
  await viewer.getByRole('button', { name: 'Verify' }).click();
  await expect(viewer.getByText('OTP sent to your email')).toBeVisible();
  await viewer.keyboard.insertText(await mailedCode(product, email));
  await viewer.keyboard.press('Enter');
}
