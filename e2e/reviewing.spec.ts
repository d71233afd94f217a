import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './sign-in.ts';

const firstReport = (page: Page): Locator =>
  page.getByRole('table', { name: 'Reports that wait for a decision' }).getByRole('link').first();

test('from what waits to a decision, back again and on to the next, with the keyboard alone', async ({
  page,
  demo,
}) => {
  await signIn(page, demo);
  await expect(page.getByRole('heading', { name: 'Waiting for you' })).toBeVisible();
  await expect(firstReport(page)).toBeVisible();
  await page.keyboard.press('j');
  const focused = page.locator(':focus');
  const candidate = (await focused.textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: candidate })).toBeVisible();

  const decision = page.getByRole('region', { name: 'Decision' });
  await expect(decision.getByText('Waiting for a decision')).toBeVisible();
  await page.keyboard.press('h');
  const reason = decision.getByRole('textbox', { name: /Reason/ });
  await expect(reason).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(reason).toHaveAccessibleDescription('Please say why.');
  await page.keyboard.type('Wait for the panel.');
  await page.keyboard.press('Control+Enter');
  await expect(decision.getByText('Wait for the panel.')).toBeVisible();
  await expect(decision.getByText('On hold')).toBeVisible();

  await decision.getByRole('button', { name: 'Take back' }).press('Enter');
  await expect(decision.getByText('Waiting for a decision')).toBeVisible();
  await page.getByRole('link', { name: 'History' }).press('Enter');
  const history = page.getByRole('region', { name: 'History' });
  // The journeys of rights decide and write about the same interview of the demo.
  const mine = history.getByRole('listitem').filter({ hasText: 'Ingrid Solberg' });
  await expect(mine.filter({ hasText: 'Taken back' })).toBeVisible();
  await expect(mine.filter({ hasText: 'Wait for the panel.' })).toBeVisible();

  const next = decision.getByRole('link', { name: /^Next waiting: / });
  const following = ((await next.textContent()) ?? '').replace('Next waiting: ', '');
  await page.keyboard.press('j');
  await expect(page.getByRole('heading', { level: 1, name: following })).toBeVisible();
});

test('a report on paper holds answers, notes and history, and no buttons', async ({
  page,
  demo,
}) => {
  await signIn(page, demo);
  await firstReport(page).click();
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeVisible();
  await page.getByRole('link', { name: /^Notes/ }).click();
  await page.getByRole('textbox', { name: 'New note' }).fill('Ask about joins.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText('Ask about joins.', { exact: true })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Answers by skill' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
  await expect(page.getByText('Ask about joins.', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

test('reports keep their filters in the address, and fit a phone', async ({ page, demo }) => {
  await signIn(page, demo);
  await page.getByRole('link', { name: 'Reports', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Funnel' })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Tests', exact: true }).getByRole('table'),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Job').selectOption({ index: 1 });
  await expect(page).toHaveURL(/jobID=\d+/);
  await page.reload();
  await expect(page.getByLabel('Job')).not.toHaveValue('');
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/company/reports', '/company/dashboard']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
  }
  await expectAccessible(page);
});
