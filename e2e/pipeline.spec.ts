import { createJob } from '@candor/contract/hiring/jobs';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { countEffort, effortOf, startEffort } from './effort.ts';
import { postByPage } from './page-calls.ts';
import { expect, test } from './fixtures.ts';
import type { Demo } from './product.ts';
import { enter, roles } from './roles.ts';

/** A published job of this test alone, with its people in the first stage. */
async function openPipeline(
  page: Page,
  demo: Demo,
  people: readonly (readonly [string, string])[],
) {
  await enter(page, demo, roles[0]);
  await expect(page).toHaveURL(/\/company\/dashboard$/);
  const title = `Pipeline ${Date.now()}`;
  const { jobID } = await postByPage(page, '/api/jobs', { ...createJob.example.body, title });
  await postByPage(page, `/api/jobs/${jobID}/publish`, { version: 1 });
  for (const [firstName, lastName] of people) {
    const email = `${firstName.toLowerCase()}${jobID}@example.net`;
    await postByPage(page, `/api/pipeline/jobs/${jobID}/applications`, {
      firstName,
      lastName,
      email,
    });
  }
  const nav = page.getByRole('navigation', { name: 'Company' });
  await nav.getByRole('link', { name: 'Jobs' }).click();
  await page.getByRole('link', { name: title }).click();
  await page.getByRole('link', { name: 'Pipeline', exact: true }).click();
}

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const card = (within: Page | Locator, name: string) =>
  within.getByRole('link', { name, exact: true });

test('[RT-11] people are added, carried by keys, dragged, and taken back', async ({
  page,
  demo,
}) => {
  await openPipeline(page, demo, []);
  await expect(
    page.getByText(/People apply on the career page: http.*\/jobs\/career\//),
  ).toBeVisible();
  const dialog = page.getByRole('dialog');
  for (const [first, last] of [
    ['Ada', 'Lovelace'],
    ['Grace', 'Hopper'],
  ] as const) {
    await page.getByRole('button', { name: 'Add a candidate' }).click();
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(dialog.getByLabel('First name')).toHaveAccessibleDescription(
      'Please enter the first name.',
    );
    await dialog.getByLabel('First name').fill(first);
    await dialog.getByLabel('Last name').fill(last);
    await dialog.getByLabel('E-mail').fill(`${first}-${Date.now()}@example.net`);
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(card(column(page, 'Applied'), `${first} ${last}`)).toBeVisible();
  }

  const ada = 'Ada Lovelace';
  await card(page, ada).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/Ada Lovelace is lifted/)).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Panel, stage 2 of 2.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(page.getByText('Ada Lovelace moved to Panel.')).toBeVisible();
  await expect(card(column(page, 'Panel'), ada)).toBeFocused();
  await page.keyboard.press('z');
  await expect(page.getByText('Taken back.')).toBeVisible();
  await expect(card(column(page, 'Applied'), ada)).toBeVisible();

  const grace = 'Grace Hopper';
  await card(page, grace).dragTo(column(page, 'Panel'));
  await expect(page.getByText('Grace Hopper moved to Panel.')).toBeVisible();
  await expect(card(column(page, 'Panel'), grace)).toBeVisible();
  await card(page, ada).focus();
  await page.keyboard.press('s');
  await dialog.getByRole('button', { name: 'Panel' }).press('Enter');
  await expect(card(column(page, 'Panel'), ada)).toBeVisible();
});

test('[RT-11] beside the board somebody is rejected by mail, and taken back', async ({
  page,
  demo,
}) => {
  await openPipeline(page, demo, [
    ['Grace', 'Hopper'],
    ['Mary', 'Shelley'],
  ]);
  const dialog = page.getByRole('dialog');
  await card(page, 'Grace Hopper').press('Enter');
  const first = page.getByRole('complementary', { name: 'Grace Hopper' });
  await expect(first.getByText('Applied', { exact: true }).first()).toBeVisible();
  await page.keyboard.press('j');
  const next = page.getByRole('complementary', { name: 'Mary Shelley' });
  await next.getByRole('button', { name: 'Reject…' }).click();
  await dialog.getByRole('button', { name: 'Edit the reasons' }).click();
  await dialog.getByRole('button', { name: 'Add a reason' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  const added = dialog.getByRole('textbox').last();
  await expect(added).toBeFocused();
  await expect(added).toHaveAccessibleDescription('Please name this reason.');
  await added.fill('Skills do not match');
  await expect(added).toHaveAccessibleDescription('This reason is there already.');
  await added.fill('Found another job');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The reasons are saved.')).toBeVisible();
  await dialog.getByLabel('Reason').selectOption('Skills do not match');
  await expect(dialog.getByLabel('Text')).toHaveValue(/Hello \{\{firstName\}\},/);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card(column(page, 'Applied'), 'Mary Shelley')).toBeVisible();
  await expect(first.getByRole('heading', { name: 'Grace Hopper' })).toBeVisible();
  await page.keyboard.press('j');
  await expect(next.getByText(/was called back/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/application=/);
  await expect(card(page, 'Mary Shelley')).toBeFocused();
});

test('beside the board the next stage is one step, and who is rejected in three makes room for the next person', async ({
  page,
  demo,
}) => {
  await openPipeline(page, demo, [
    ['Grace', 'Hopper'],
    ['Mary', 'Shelley'],
  ]);
  await card(page, 'Grace Hopper').press('Enter');
  const panel = page.getByRole('complementary', { name: 'Grace Hopper' });
  await countEffort(page);
  await panel.getByRole('button', { name: 'Move to Panel' }).click();
  await expect(card(column(page, 'Panel'), 'Grace Hopper')).toBeVisible();
  expect(await effortOf(page)).toBe(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card(column(page, 'Applied'), 'Grace Hopper')).toBeVisible();
  await startEffort(page);
  await panel.getByRole('button', { name: 'Reject…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').selectOption('Skills do not match');
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
  const next = page.getByRole('complementary', { name: 'Mary Shelley' });
  await expect(next.getByRole('heading', { name: 'Mary Shelley' })).toBeFocused();
  expect(await effortOf(page)).toBe(3);
  await expect(card(column(page, 'Applied'), 'Grace Hopper')).toBeHidden();
});

test('[RT-11] several are hired from the table, and a phone shows one stage', async ({
  page,
  demo,
}) => {
  await openPipeline(page, demo, [
    ['Grace', 'Hopper'],
    ['Mary', 'Shelley'],
  ]);
  await page.getByRole('button', { name: 'Table' }).click();
  await page.getByLabel('Sort').selectOption('name');
  await expect(page).toHaveURL(/view=table.*sort=name/);
  await page.getByLabel('Select all on this page').check();
  const bulk = page.getByRole('region', { name: 'Selected people' });
  await expect(bulk.getByRole('link', { name: 'Invite to bot interview' })).toHaveAttribute(
    'href',
    /schedule-interview\?jobID=\d+&candidates=\d+%2C\d+$/,
  );
  await bulk.getByRole('button', { name: 'Move to…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hired' }).click();
  await expect(page.getByText('2 people hired.')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Hired · Applied' })).toHaveCount(2);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByRole('button', { name: 'Board' }).click();
  await page.getByLabel('State').selectOption('hired');
  await expect(card(page, 'Grace Hopper')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Stage', { exact: true }).selectOption({ label: 'Panel (0)' });
  await expect(card(page, 'Grace Hopper')).toBeHidden();
});
