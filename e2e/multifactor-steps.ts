import { expect, type Page } from '@playwright/test';
import { generate } from 'otplib';
import { expectAccessible } from './accessibility.ts';
import { goodPassword } from './account-mail.ts';

/** Adds an authenticator app to who is signed in; gives its secret and the recovery codes. */
export async function addApp(page: Page): Promise<{ secret: string; codes: string[] }> {
  await page.goto('/multifactor-authentication');
  await page.getByRole('button', { name: 'Add an authenticator app' }).click();
  await page.getByLabel('Your password').fill(goodPassword);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(
    page.getByRole('figure', { name: 'QR code for your authenticator app' }),
  ).toBeVisible();
  const secret = await setUpKey(page);
  await expectAccessible(page);
  await page.getByLabel('Code from the app').fill(await generate({ secret }));
  await page.getByRole('button', { name: 'Add the app' }).click();
  await expect(page.getByRole('heading', { name: 'Keep your recovery codes' })).toBeVisible();
  await expectAccessible(page);
  const codes = await page.getByRole('listitem').allTextContents();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  return { secret, codes };
}

/** What the app on a phone would be told. */
export async function setUpKey(page: Page): Promise<string> {
  const link = await page.getByRole('link', { name: 'Open your app' }).getAttribute('href');
  return new URL(link ?? '').searchParams.get('secret') ?? '';
}
