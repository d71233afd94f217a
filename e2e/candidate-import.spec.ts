import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { enter, roles } from './roles.ts';

const admin = roles[0];
const csv = [
  'Profile ID;Kandidat;Email;Posting Title;Origin',
  '1;Maya Lindqvist;maya.lindqvist@example.net;Astronaut;Referred',
  '2;Bo Dahl;;Astronaut;Applied',
].join('\r\n');

test('candidates come in from a file of another system, by keyboard', async ({ page, demo }) => {
  test.setTimeout(120_000);
  await enter(page, demo, admin);
  await expect(page).toHaveURL(/\/company\/dashboard$/);
  const nav = page.getByRole('navigation', { name: 'Company' });
  await nav.getByRole('link', { name: 'Candidates' }).press('Enter');
  await page.getByRole('link', { name: 'Import CSV' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Import candidates' })).toBeVisible();
  const file = { name: 'lever.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  await page.getByLabel('File', { exact: true }).setInputFiles(file);
  await expect(page.getByText('The headings look like a file of Lever.')).toBeVisible();
  await expect(page.getByText('Say above which column is the name.')).toBeVisible();
  await page.getByLabel('What “Kandidat” is').selectOption('Whole name');

  await expect(page.getByText('1 new person and 0 applications from 2 rows.')).toBeVisible();
  await expect(
    page.getByRole('row', { name: '3 Email There is no e-mail address.' }),
  ).toBeVisible();
  await page.getByRole('radio', { name: 'For the job that each row names' }).press('Space');
  await expect(page.getByText(/no job that takes people has this title: Astronaut/)).toBeVisible();
  await page.getByRole('radio', { name: 'For one job' }).press('Space');
  const button = page.getByRole('button', { name: 'Import 1 person' });
  await expect(button).toBeDisabled();
  await page.getByLabel('Job', { exact: true }).selectOption({ index: 1 });
  await expect(page.getByText('1 new person and 1 application from 2 rows.')).toBeVisible();
  await expectAccessible(page);
  await button.press('Enter');

  await expect(page).toHaveURL(/\/company\/job-seeker\?sort=newest$/);
  await page.getByRole('link', { name: 'Maya Lindqvist' }).press('Enter');
  await expect(page.getByText('Imported · Lever · Referred')).toBeVisible();
});
