import { expectAccessible } from './accessibility.ts';
import { enter, expectFitsPhone, writtenTo } from './candidate-page-steps.ts';
import { expect, test } from './fixtures.ts';

test.use({ timezoneId: 'Europe/Berlin', locale: 'en-GB', viewport: { width: 390, height: 844 } });

test('somebody who has only mails opens their page, answers, withdraws and signs out', async ({
  page,
  product,
  request,
}) => {
  const { title, email } = await writtenTo(request, product);
  await enter(page, product, email);
  const next = page.getByRole('region', { name: 'What to do next' });
  await expect(next).toContainText('The company wrote: A question');
  await expectAccessible(page);
  await expectFitsPhone(page);

  // Whoever gave the code needs none after a reload.
  await page.reload();
  await next.getByRole('button', { name: 'Read and answer: A question' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'A question' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Your answer' }).fill('Tomorrow at ten.');
  await page.getByRole('button', { name: 'Send the answer' }).press('Enter');
  await expect(page.getByText('Your answer is sent.')).toBeVisible();
  await page.goBack();
  await expect(next).toContainText('Nothing waits for you now.');

  const applications = page.getByRole('region', { name: 'Your applications' });
  await expect(applications).toContainText('Received');
  await applications.getByRole('button', { name: `Withdraw: ${title}` }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Withdraw this application?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Withdraw it' }).press('Enter');
  await expect(page.getByText('Your application is withdrawn.')).toBeVisible();
  await expect(applications).toContainText('Withdrawn');

  await page.getByRole('button', { name: 'Sign out of this page' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Open your page' })).toBeVisible();
});

test('they correct what is kept, take a copy of everything, and erase it', async ({
  page,
  product,
  request,
}) => {
  const { email } = await writtenTo(request, product);
  await enter(page, product, email);
  const own = page.getByRole('region', { name: 'Your data' });
  await own.getByRole('textbox', { name: 'First name' }).fill('');
  await own.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(own.getByRole('textbox', { name: 'First name' })).toHaveAccessibleDescription(
    /Please enter your first name/,
  );
  await own.getByRole('textbox', { name: 'First name' }).fill('Augusta');
  await own.getByRole('textbox', { name: 'City' }).fill('London');
  await own.getByRole('combobox', { name: 'Country' }).selectOption('United Kingdom');
  await own.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByText('Your data is corrected.')).toBeVisible();
  await expect(page.getByText('Hello Augusta Lovelace.')).toBeVisible();

  const download = page.waitForEvent('download');
  await own.getByRole('button', { name: 'Download everything' }).press('Enter');
  expect((await download).suggestedFilename()).toMatch(/ \d{4}-\d\d-\d\d[.]zip$/);

  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await own.getByRole('button', { name: 'Erase everything…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Erase everything about you?' });
  const address = dialog.getByRole('textbox', { name: 'Type your address' });
  await address.fill('somebody.else@mail.example');
  await dialog.getByRole('button', { name: 'Erase for good' }).press('Enter');
  await expect(address).toHaveAccessibleDescription(/as it stands here/);
  await expectAccessible(page);
  await expectFitsPhone(page);
  await address.fill(email);
  await dialog.getByRole('button', { name: 'Erase for good' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Everything is erased' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Open your page' })).toBeVisible();
});
