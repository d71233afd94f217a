import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './sign-in.ts';

const role = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

test('[PR-5] an admin composes a role, renames it and deletes it, by the keyboard alone', async ({
  page,
  demo,
}) => {
  await signIn(page, demo, '/company/role-management');
  await page.getByRole('button', { name: 'New role' }).press('Enter');
  const name = page.getByLabel('Name');
  await expect(name).toBeFocused();
  const create = page.getByRole('button', { name: 'Create role' });
  await expect(create).toBeDisabled();
  await page.keyboard.type('Scheduling');
  await expectAccessible(page);
  const jobs = page.getByRole('group', { name: 'Jobs' });
  await jobs.getByRole('checkbox', { name: 'View', exact: true }).press('Space');
  await jobs.getByRole('checkbox', { name: 'Schedule interviews' }).press('Space');
  await create.press('Enter');

  const made = role(page, 'Scheduling');
  await expect(made).toContainText('Jobs: view, schedule interviews.');
  await expect(made).toContainText('0 members');
  await expectAccessible(page);

  await made.getByRole('button', { name: 'Edit Scheduling' }).press('Enter');
  await expect(name).toBeFocused();
  await name.fill('Recruiting');
  await page.getByRole('button', { name: 'Save role' }).press('Enter');
  await expect(name).toHaveAccessibleDescription('Another role has this name.');
  await name.fill('Planning');
  await page.keyboard.press('Enter');

  const renamed = role(page, 'Planning');
  await renamed.getByRole('button', { name: 'Delete Planning' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Delete the role “Planning”?' });
  await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await renamed.getByRole('button', { name: 'Delete Planning' }).press('Enter');
  await question.getByRole('button', { name: 'Delete it' }).press('Enter');
  await expect(renamed).toHaveCount(0);
});

test('[PR-5] a role that somebody has stays, and the page says who', async ({ page, demo }) => {
  await signIn(page, demo, '/company/role-management');
  await role(page, 'Recruiting').getByRole('button', { name: 'Delete Recruiting' }).click();
  await page.getByRole('button', { name: 'Delete it' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Tomás Ferreira is still in this role. Change that first.',
  );
  await expect(role(page, 'Recruiting')).toContainText('1 member');
});

test('the roles fit a phone, in both schemes', async ({ page, demo }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, demo);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/company/role-management');
    await page.getByRole('button', { name: 'New role' }).click();
    await page.getByRole('checkbox', { name: 'View profiles' }).check();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  }
});
