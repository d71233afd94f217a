import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { countEffort, effortOf } from './effort.ts';
import { expect, test } from './fixtures.ts';
import { enterAs } from './member-steps.ts';
import { enter, roles } from './roles.ts';
import { signInAs } from './registration-steps.ts';
import { signIn } from './sign-in.ts';

const field = (page: Page) => page.getByRole('dialog').getByLabel('What are you looking for?');
const kind = (page: Page, name: string) => page.getByRole('dialog').getByRole('group', { name });

test('a person, a job and a setting are gone to by the first letters of their names', async ({
  page,
  demo,
}) => {
  await signIn(page, demo, '/company/job-seeker');
  const first = page.getByRole('table', { name: 'Candidates' }).locator('tbody th a').first();
  const name = await first.innerText();

  await expect(page.getByRole('button', { name: 'Find' })).toBeVisible();
  await countEffort(page);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await expectAccessible(page);
  await field(page).fill(name.slice(0, -1));
  const person = kind(page, 'People').getByRole('option', { name }).first();
  await expect(person).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  // Beside the name.
  expect(await effortOf(page)).toBe(2);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // In one breath, over the rows of another name: who was typed last is opened, and what is called so before what speaks of it.
  await page.keyboard.press('Control+k');
  await field(page).fill(name);
  await expect(person).toBeVisible();
  await field(page).fill('robotics eng');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Robotics engineer');

  // The arrows go through all kinds, and round at the end.
  await page.keyboard.press('Control+k');
  const all = page.getByRole('dialog').getByRole('option');
  await page.keyboard.press('ArrowUp');
  await expect(all.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(all.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Robotics engineer');

  await page.keyboard.press('Control+k');
  await field(page).fill('reten');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/company\/settings\/retention$/);
  await page.keyboard.press('Control+k');
  await field(page).fill('zymurgist');
  await expect(page.getByText('Nothing is named “zymurgist”.')).toBeVisible();
});

test('the key is heard from the moment in which its button is there', async ({ page, demo }) => {
  await signIn(page, demo);
  // Pressed before the browser has drawn the button: no hand is as quick, but a busy machine is as slow.
  await page.addInitScript(() => {
    const press = new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true });
    new MutationObserver((_changes, observer) => {
      if (document.querySelector('[aria-keyshortcuts="Control+K Meta+K"]') === null) return;
      observer.disconnect();
      document.body.dispatchEvent(press);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/company/job-seeker');
  await expect(field(page)).toBeFocused();
});

test('a super admin finds companies, people and pages of the installation', async ({
  page,
  product,
}) => {
  const demo = product.demo();
  await signInAs(page, demo, 'SUPER_ADMIN');
  await page.goto('/superAdmin/dashboard');
  await expect(page.getByRole('button', { name: 'Find' })).toBeVisible();
  await page.keyboard.press('Control+k');
  // Other tests of this product found companies whose names begin alike, and the newest are shown.
  await field(page).fill('larkfield robotics');
  const company = kind(page, 'Companies')
    .getByRole('option', { name: 'Larkfield Robotics' })
    .first();
  await expect(company).toBeVisible();
  await expectAccessible(page);
  await company.click();
  await expect(page).toHaveURL(/dashboard\/companies\?search=Larkfield/);
  await page.keyboard.press('Control+k');
  await field(page).fill('ingrid solberg');
  await expect(kind(page, 'People').getByRole('option').first()).toContainText('Ingrid Solberg');
  await field(page).fill('operat');
  await expect(kind(page, 'Go to').getByRole('option', { name: 'Operations' })).toBeVisible();
});

test('nobody finds what their role does not let them open', async ({ page, product }) => {
  const refused = await enterAs(page, product, 'Reviewer');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(kind(page, 'Go to').getByRole('option', { name: 'Settings' })).toBeVisible();
  // There are such jobs, and people of that trade: this member may see neither.
  await field(page).fill('robotics');
  await expect(page.getByText('Nothing is named “robotics”.')).toBeVisible();
  await field(page).fill('retention');
  await expect(page.getByText('Nothing is named “retention”.')).toBeVisible();
  expect(refused).toEqual([]);
});

test('on a phone the bar holds four pages, and a sheet the rest', async ({ page, demo }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, demo, roles[0]);
  const bar = page.getByRole('navigation', { name: 'Company' });
  await expect(bar.getByRole('link')).toHaveText(['Dashboard', 'Jobs', 'Candidates', 'Interviews']);
  await bar.getByRole('button', { name: 'More' }).click();
  const sheet = page.getByRole('navigation', { name: 'More' });
  await expectAccessible(page);
  await sheet.getByRole('link', { name: 'Reports' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
  await expect(sheet).toHaveCount(0);

  await page.getByRole('button', { name: 'Find' }).click();
  await expect(field(page)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
