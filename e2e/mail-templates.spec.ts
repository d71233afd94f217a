import { expectAccessible } from './accessibility.ts';
import { mailsTo } from './account-mail.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './sign-in.ts';

test('[RT-11] an admin words a mail, tries it, and takes the product’s words back', async ({
  page,
  demo,
  product,
}) => {
  await signIn(page, demo);
  const nav = page.getByRole('navigation', { name: 'Company' });
  await nav.getByRole('link', { name: 'Settings' }).press('Enter');
  await page.getByRole('link', { name: 'Mail templates' }).press('Enter');
  await page.getByRole('link', { name: 'More time' }).press('Enter');
  await expect(page).toHaveURL(/mail-templates\?kind=extended$/);
  const preview = page.getByRole('complementary', { name: 'Preview of the mail' });
  await expect(preview).toContainText('Hello Ada,');

  const subject = page.getByRole('textbox', { name: 'Subject' });
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.fill('Dear {{salary}},');
  await subject.fill('More time for ');
  await expect(text).toHaveAccessibleDescription(/We do not know {{salary}} in this mail[.]/);
  await page.getByRole('button', { name: 'Insert {{jobTitle}} into the subject' }).press('Enter');
  await expect(subject).toHaveValue('More time for {{jobTitle}}');
  await expect(subject).toBeFocused();
  await text.fill('Dear <b>{{firstName}}</b>,\n\ntake your time.');
  await expect(preview).toContainText('Dear <b>Ada</b>,');
  await expectAccessible(page);

  await nav.getByRole('link', { name: 'Jobs' }).press('Enter');
  const leave = page.getByRole('dialog', { name: 'Your words are not saved' });
  await leave.getByRole('button', { name: 'Leave' }).press('Enter');
  // The address is there before the page, and the page that is left still asks whoever leaves.
  await expect(page.getByRole('heading', { name: 'Jobs', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('this browser has kept them for you')).toBeVisible();
  await expect(text).toHaveValue(/take your time/);

  await page.getByRole('button', { name: 'Send a test to me' }).press('Enter');
  const address = demo.accounts[0]?.email ?? '';
  await expect(page.getByText(`Sent to ${address}, as it stands here.`)).toBeVisible();
  const arrived = () => mailsTo(product, address).map((mail) => mail.subject);
  await expect.poll(arrived, { timeout: 20_000 }).toContain('More time for Robotics engineer');
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect(page.getByText(/^Your own words[.] Changed by /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();

  await page.setViewportSize({ width: 390, height: 844 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await page.getByRole('button', { name: 'Back to Candor’s words' }).click();
  await page.getByRole('button', { name: 'Take Candor’s' }).click();
  await expect(text).toHaveValue(/you have more time for your interview/);
  await expectAccessible(page);
  // On a phone the mails are chosen from a list that opens.
  await page.getByLabel('Mail', { exact: true }).selectOption({ label: 'Rejection' });
  await expect(page).toHaveURL(/mail-templates\?kind=rejection$/);
  await expect(page.getByRole('heading', { name: 'Rejection' })).toBeVisible();
});
