import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { addSkill, fillPerson, next, pdfFile, startRegistration } from './registration-steps.ts';

test('[RT-8] [SH-3] a candidate registers in three steps and lands on the dashboard', async ({
  page,
  product,
}) => {
  test.setTimeout(120_000);
  const email = await startRegistration(page, product, 'candidate');
  await page.goto('/jobseeker/jobseeker-registration/3');
  await expect(page).toHaveURL(/jobseeker-registration\/1$/);
  await expect(next(page)).toBeDisabled();
  await expectAccessible(page);
  await fillPerson(page);
  await next(page).click();

  await expect(page).toHaveURL(/jobseeker-registration\/2$/);
  await expect(next(page)).toBeDisabled();
  await addSkill(page, 'TypeScript');
  await page.getByRole('button', { name: 'Add an employment' }).click();
  await expect(next(page)).toBeDisabled();
  await page.getByLabel('Employer').fill('Kanaal');
  await page.getByLabel('Title').fill('Engineer');
  await page.getByLabel('From').fill('2020-03');
  await page.getByRole('button', { name: 'Add an education' }).click();
  await page.getByLabel('School').fill('Utrecht University');
  await page.getByLabel('Degree').fill('BSc');
  const education = page.getByRole('group', { name: 'Education 1' });
  await education.getByLabel('From').fill('2015-09');
  await education.getByLabel('To').fill('2014-06');
  await education.getByLabel('To').blur();
  await expect(education.getByText('The end cannot be before the start.')).toBeVisible();
  await education.getByLabel('To').fill('2019-06');
  await page.getByLabel('CV (optional)').setInputFiles(pdfFile('Noor.pdf'));
  await expect(page.getByText('Noor.pdf')).toBeVisible();
  await expectAccessible(page);
  await next(page).click();

  await expect(page).toHaveURL(/jobseeker-registration\/3$/);
  const finish = page.getByRole('button', { name: 'Finish' });
  await page.getByLabel('Full-time').check();
  await page.getByLabel('Remote').check();
  await page.getByLabel('You could start').selectOption('At once');
  await expect(finish).toBeDisabled();
  await page.getByLabel(/Keep my profile/).check();
  await expectAccessible(page);
  await finish.click();

  await expect(page).toHaveURL(/\/jobseeker\/candidate-dashboard$/);
  await expect(page.getByRole('heading', { name: 'Hello, Noor' })).toBeVisible();
  await expect(page.getByText(`invites ${email}`)).toBeVisible();
  await expectAccessible(page);
  await page.goto('/jobseeker/jobseeker-registration/2');
  await expect(page).toHaveURL(/candidate-dashboard$/);
});

test('what was typed is there again after a reload, and a done step never asks twice', async ({
  page,
  product,
}) => {
  await startRegistration(page, product, 'candidate');
  await page.getByLabel('First name').fill('Noor');
  await expect(page.getByText('Draft saved')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Noor');
  // The network is away: this browser keeps it, and the server gets it later.
  await page.route('**/drafts/**', (route) => route.abort());
  await page.getByLabel('Last name').fill('Kept here');
  await expect(page.getByText('Kept on this device')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Last name')).toHaveValue('Kept here');
  await page.unroute('**/drafts/**');
  await fillPerson(page);
  await next(page).click();
  await expect(page).toHaveURL(/registration\/2$/);

  await page.getByRole('link', { name: 'You' }).click();
  await expect(page.getByLabel('City')).toHaveValue('Utrecht');
  await next(page).click();
  await expect(page).toHaveURL(/registration\/2$/);
  // A step whose earlier one is missing is not skipped to.
  await page.goto('/jobseeker/jobseeker-registration/3');
  await expect(page.getByRole('heading', { name: 'What have you done?' })).toBeVisible();
  await expect(page).toHaveURL(/registration\/2$/);
});

test('Enter on an unfinished step lists what is missing, each with the way to its field', async ({
  page,
  product,
}) => {
  await startRegistration(page, product, 'candidate');
  await page.getByLabel('Phone').fill('call me');
  await page.getByLabel('Phone').press('Enter');
  const list = page.getByRole('alert');
  await expect(list).toBeFocused();
  await expect(list.getByRole('link')).toHaveText([
    'Please enter your first name.',
    'Please enter your last name.',
    'Please enter a phone number: digits, spaces and + ( ) - only.',
    'Please choose your country.',
    'Please enter your city.',
  ]);
  await expect(page.getByLabel('City')).toHaveAccessibleDescription('Please enter your city.');
  await expectAccessible(page);
  await list.getByRole('link', { name: 'Please enter your city.' }).press('Enter');
  await expect(page.getByLabel('City')).toBeFocused();
});

test('a CV that is something else is refused with words, and nothing is kept', async ({
  page,
  product,
}) => {
  await startRegistration(page, product, 'candidate');
  await fillPerson(page);
  await next(page).click();
  const cv = page.getByLabel('CV (optional)');
  await cv.setInputFiles({
    name: 'cv.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('<script>alert(1)</script>'),
  });
  await expect(page.getByText(/This file cannot be taken/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download' })).toHaveCount(0);
  await cv.setInputFiles(pdfFile('Noor.pdf'));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('Noor.pdf');
});

test('the first step can be done with the keyboard alone', async ({ page, product }) => {
  await startRegistration(page, product, 'candidate');
  await page.getByLabel('First name').focus();
  for (const text of ['Noor', 'de Vries', '+31 20 000 00 00', 'Netherlands', 'Utrecht']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByLabel('Country')).toHaveValue('NL');
  await expect(page.getByLabel('Time zone')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(next(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/registration\/2$/);
});
