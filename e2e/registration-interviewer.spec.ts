import { expectAccessible } from './accessibility.ts';
import { mailsTo } from './account-mail.ts';
import { expect, test } from './fixtures.ts';
import {
  addSkill,
  fillPerson,
  next,
  openWaiting,
  pdfFile,
  pngFile,
  signInAs,
  startRegistration,
} from './registration-steps.ts';

test('[RT-9] [SH-5] an interviewer registers, is refused, tries again and is confirmed', async ({
  page,
  browser,
  product,
}) => {
  test.setTimeout(180_000);
  const email = await startRegistration(page, product, 'interviewer');
  await fillPerson(page);
  await expect(next(page)).toBeDisabled();
  await page.getByLabel('Headline').fill('Staff engineer, databases');
  await expectAccessible(page);
  await next(page).click();

  await expect(page).toHaveURL(/\/interviewer\/registration\/2$/);
  await page.getByLabel('Employer').fill('Kanaal');
  await page.getByLabel('Title').fill('Staff engineer');
  await page.getByLabel('From').fill('2016-01');
  await addSkill(page, 'PostgreSQL');
  await page.getByLabel('How well: PostgreSQL').selectOption('5');
  await page.getByRole('textbox', { name: /^Language/ }).fill('Dutch');
  await expectAccessible(page);
  await next(page).click();

  await expect(page).toHaveURL(/\/interviewer\/registration\/3$/);
  // The dashboard is not open yet, and an earlier step still is.
  await page.goto('/interviewer/dashboard');
  await expect(page).toHaveURL(/\/interviewer\/registration\/3$/);
  await page.getByRole('link', { name: 'You' }).click();
  await expect(page.getByLabel('Headline')).toHaveValue('Staff engineer, databases');
  await page.getByRole('link', { name: 'Employment and skills' }).click();
  await expect(page.getByLabel('How well: PostgreSQL')).toHaveValue('5');
  await page.goto('/interviewer/registration/3');

  const handIn = page.getByRole('button', { name: 'Hand in' });
  await page.getByLabel('Document').selectOption('Identity card');
  await page.getByLabel('Front').setInputFiles(pngFile('front.png'));
  await expect(page.getByText('front.png')).toBeVisible();
  await expect(handIn).toBeDisabled();
  await page.getByLabel('Back').setInputFiles(pdfFile('back.pdf'));
  await expect(page.getByText('back.pdf')).toBeVisible();
  await expectAccessible(page);
  await handIn.click();
  await expect(page.getByText('Waiting for review')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Look again' })).toBeEnabled();
  await expectAccessible(page);

  const office = await browser.newContext({ baseURL: product.demo().baseUrl });
  const admin = await office.newPage();
  await signInAs(admin, product.demo(), 'SUPER_ADMIN');
  await expect(admin).toHaveURL(/\/superAdmin\/dashboard$/);
  await admin.getByRole('link', { name: 'Review' }).click();
  await openWaiting(admin, email);
  await expect(admin.getByRole('img', { name: /^Front/ })).toBeVisible();
  await expectAccessible(admin);
  await admin.getByRole('button', { name: 'Refuse' }).click();
  await admin.getByLabel(/Why\?/).fill('The picture is too dark.');
  await admin.getByRole('button', { name: 'Refuse' }).click();
  await expect(admin.getByText(/Refused .*: The picture is too dark\./)).toBeVisible();

  // The page hears of it by itself.
  await expect(page.getByText('The reason: The picture is too dark.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Page with your picture').setInputFiles(pngFile('passport.png'));
  await expect(page.getByText('passport.png')).toBeVisible();
  await handIn.click();
  await expect(page.getByText('Waiting for review')).toBeVisible();

  await admin.goto('/superAdmin/dashboard/identity-checks');
  await openWaiting(admin, email);
  await admin.getByRole('button', { name: 'Confirm the identity' }).click();
  await expect(admin.getByText(/^Confirmed/)).toBeVisible();
  await office.close();

  await expect(page).toHaveURL(/\/interviewer\/dashboard$/);
  await expect(page.getByText('No live interview is planned')).toBeVisible();
  await expect(page.getByText(/^Confirmed /)).toBeVisible();
  await expect(page.getByText(/^1 skill\. Three or more/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Complete your profile' })).toHaveAttribute(
    'href',
    '/interviewer/profile',
  );
  await expectAccessible(page);
  await expect
    .poll(() => mailsTo(product, email).map(({ subject }) => subject), { timeout: 20_000 })
    .toEqual(
      expect.arrayContaining(['Your identity is confirmed', 'We could not confirm your identity']),
    );
});
