import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { signIn } from './sign-in.ts';

/** The line brings the page and its styles, and no script of the app until it is let go. */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/assets\/(?!scheme-).*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

test('a slow line shows the way in at once, and can be typed into when the page is there', async ({
  page,
}) => {
  const letGo = await holdScripts(page);
  await page.addInitScript(() => {
    let wasDrawn = false;
    new MutationObserver(() => {
      const length = document.getElementById('root')?.textContent?.length ?? 0;
      if (wasDrawn && length === 0) document.documentElement.dataset['wasEmpty'] = 'yes';
      wasDrawn ||= length > 0;
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/login/company', { waitUntil: 'commit' });
  await expect(page.getByText('Sign in to your company')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByLabel('E-mail')).toHaveCount(0);
  letGo();
  await page.getByRole('textbox', { name: 'E-mail' }).fill('somebody@example.com');
  await expect(page.getByText('Sign in to your company')).toHaveCount(1);
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('somebody@example.com');
  expect(await page.evaluate(() => document.documentElement.dataset['wasEmpty'])).toBeUndefined();
});

test('whoever is signed in is shown no page of strangers meanwhile', async ({ page, demo }) => {
  await signIn(page, demo);
  const letGo = await holdScripts(page);
  await page.goto('/login/company', { waitUntil: 'commit' });
  await expect(page.getByText('Sign in to your company')).toBeAttached();
  await expect(page.getByText('Sign in to your company')).toBeHidden();
  letGo();
  await expect(page).toHaveURL(/\/company\/dashboard$/);
});

test('where the app cannot come nothing stands there that looks like a form and is none', async ({
  page,
}) => {
  await page.route(/\/assets\/app-[^/]*\.js$/, (route) => route.abort());
  await page.goto('/login/company', { waitUntil: 'commit' });
  await expect(page.getByText('Sign in to your company')).toBeAttached();
  await expect(page.getByText('Sign in to your company')).toBeHidden();
});
