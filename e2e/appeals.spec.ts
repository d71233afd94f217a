import { expectAccessible } from './accessibility.ts';
import { companyCalls } from './appointment-steps.ts';
import { enter, expectFitsPhone, mailOf, writtenTo } from './candidate-page-steps.ts';
import { expect, test } from './fixtures.ts';
import { enterAs } from './member-steps.ts';

test.use({ timezoneId: 'Europe/Berlin', locale: 'en-GB', viewport: { width: 390, height: 844 } });

test('whom somebody rejected appeals from their page, and a second person decides otherwise', async ({
  page,
  product,
  request,
  browser,
}) => {
  test.slow();
  const { title, email, applicationID } = await writtenTo(request, product);
  const call = await companyCalls(request, product);
  await call('POST', '/api/pipeline/rejections', {
    applications: [{ applicationID, version: 1 }],
    ...{ reason: 'Skills do not match', mail: null },
  });

  // From the mail, on a phone, by the keyboard.
  await enter(page, product, email);
  const applications = page.getByRole('region', { name: 'Your applications' });
  await expect(applications).toContainText('You can appeal until');
  await expectAccessible(page);
  await expectFitsPhone(page);
  await applications.getByRole('link', { name: `Appeal: ${title}` }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `Appeal: ${title}` })).toBeVisible();
  await expect(page.getByRole('region', { name: 'How it goes' })).toContainText(
    'who did not decide looks at everything anew',
  );
  await expectAccessible(page);
  await expectFitsPhone(page);
  await page.getByRole('button', { name: 'Send the appeal' }).press('Enter');
  const words = page.getByRole('textbox', { name: 'What was seen wrongly, or not at all?' });
  await expect(words).toHaveAccessibleDescription(/Please write something/);
  await words.fill('I have planted gardens for ten years; my CV says so on its second page.');
  await page.getByRole('button', { name: 'Send the appeal' }).press('Enter');
  const standing = page.getByRole('status').filter({ hasText: 'has your appeal' });
  await expect(standing).toContainText('An answer is promised by');
  await expectAccessible(page);
  await expectFitsPhone(page);

  // Withdrawn, and sent again.
  await page.getByRole('button', { name: 'Withdraw the appeal' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Withdraw the appeal?' });
  await dialog.getByRole('button', { name: 'Withdraw it' }).press('Enter');
  await expect(page.getByText('You withdrew this appeal.')).toBeVisible();
  await words.fill('Please look at the second page of my CV.');
  await page.getByRole('button', { name: 'Send the appeal' }).press('Enter');
  await expect(standing).toBeVisible();

  // A second person, who is not told why it was decided.
  const theirs = await browser.newContext({ baseURL: product.demo().baseUrl });
  const office = await theirs.newPage();
  await enterAs(office, product, 'Recruiter');
  await office.goto('/company/job-seeker');
  await office.getByRole('link', { name: 'Appeals' }).press('Enter');
  await expect(office.getByRole('heading', { level: 1 })).toHaveText('Appeals');
  await expectAccessible(office);
  await expectFitsPhone(office);
  const row = office.getByRole('row').filter({ hasText: title });
  await row.filter({ hasText: 'Waits for an answer' }).getByRole('link').press('Enter');
  await expect(office.getByText('Please look at the second page of my CV.')).toBeVisible();
  await expect(office.getByText('Skills do not match')).toHaveCount(0);
  await expectAccessible(office);
  await expectFitsPhone(office);
  await office.getByRole('radio', { name: 'Decide otherwise' }).press('Space');
  await office
    .getByRole('textbox', { name: 'Reason' })
    .fill('The second page was not read. We invite you.');
  await expectAccessible(office);
  await office.getByRole('button', { name: 'Reopen the application' }).press('Enter');
  await expect(office.getByText('The second page was not read. We invite you.')).toBeVisible();
  await expect(office.getByRole('region', { name: 'What the candidate was told' })).toBeVisible();
  await theirs.close();

  const mail = await mailOf(product, email, 'Larkfield Robotics answered your appeal');
  const href = /<a href="([^"]+candidate-page\/appeal[^"]+)"/.exec(mail)?.[1] ?? '';
  await page.goto(href.replaceAll('&amp;', '&'));
  await expect(page.getByText('Your application goes on.')).toBeVisible();
  await expect(page.getByText('The second page was not read. We invite you.')).toBeVisible();
  await expectAccessible(page);
  await expectFitsPhone(page);
  await page.getByRole('link', { name: 'Your page' }).press('Enter');
  await expect(applications).toContainText('You appealed, and it goes on.');
});
