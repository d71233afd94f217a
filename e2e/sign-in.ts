import type { Page } from '@playwright/test';
import type { Demo } from './product.ts';

/** Signs the demo's admin in through the page; ends on the dashboard or on what was asked for. */
export async function signIn(page: Page, demo: Demo): Promise<void> {
  const [admin] = demo.accounts;
  if (admin === undefined) throw new Error('The demo has no account');
  await page.goto('/login/company');
  await page.getByLabel('Email').fill(admin.email);
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/\/company\//);
}
