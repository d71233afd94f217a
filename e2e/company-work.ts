import { expect, type Page } from '@playwright/test';

const questions = [
  'question,code,A,B,C,D,key,skill,difficulty,seconds,explanation',
  'Which tree is evergreen?,,Pine,Oak,Beech,,A,Forestry,easy,20,',
  '"Which wood floats, and why?",,Balsa,Lignum vitae,,,A,Forestry,hard,40,',
].join('\r\n');

/** What the navigation has behind its last entry. */
const inSettings: ReadonlySet<string> = new Set(['Availability', 'Questions', 'Team', 'Tests']);

/** Nobody here types an address: everything is opened by what a page shows. */
export async function menu(page: Page, name: string): Promise<void> {
  const nav = page.getByRole('navigation', { name: 'Company' });
  if (inSettings.has(name)) {
    await nav.getByRole('link', { name: 'Settings' }).click();
    await expect(page).toHaveTitle('Settings · Candor');
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
  } else await nav.getByRole('link', { name, exact: true }).click();
  // Until the new page stands, a link of the old one may have the same name.
  await expect(page).toHaveTitle(`${name} · Candor`);
}

/** The questions and the test that the first interview asks. */
export async function makeTest(page: Page): Promise<void> {
  await menu(page, 'Questions');
  await page.getByRole('link', { name: 'Import CSV' }).first().click();
  const file = { name: 'trees.csv', mimeType: 'text/csv', buffer: Buffer.from(questions) };
  await page.getByLabel('File', { exact: true }).setInputFiles(file);
  await page.getByLabel('Store them as').selectOption('live');
  await page.getByRole('button', { name: 'Store 2 questions' }).click();
  await menu(page, 'Dashboard');
  await page
    .getByRole('region', { name: 'Getting started' })
    .getByRole('link')
    .filter({ hasText: /test/i })
    .click();
  await page.getByRole('link', { name: 'New test' }).first().click();
  await page.getByLabel('Name of the test').fill('Trees');
  await page.getByLabel('Skill 1', { exact: true }).selectOption('Forestry');
  await page.getByLabel('Number of questions of skill 1').fill('2');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Trees' })).toBeVisible();
}

export async function postJob(page: Page): Promise<void> {
  await menu(page, 'Jobs');
  await page.getByRole('link', { name: 'Post a job' }).first().click();
  await page.getByLabel('Title').fill('Forester');
  await page.getByRole('textbox', { name: 'Description' }).fill('You look after the trees.');
  await page.getByLabel('Employment type').selectOption('full-time');
  await page.getByLabel('Workplace type').selectOption('on-site');
  await page.getByRole('combobox', { name: 'Place', exact: true }).fill('Voss');
  await page.getByLabel('Country').selectOption('NO');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('complementary')).toContainText('Open');
}
