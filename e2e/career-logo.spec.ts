import { createJob } from '@candor/contract/hiring/jobs';
import { expectAccessible } from './accessibility.ts';
import { foundCompany, newDomain } from './company-steps.ts';
import { postByPage } from './page-calls.ts';
import { expect, test } from './fixtures.ts';

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
test('a visitor sees a company’s logo and colour on its career page and its job, and nothing that sells Candor', async ({
  page,
  browser,
  product,
  demo,
}) => {
  await foundCompany(page, product, { domain: newDomain(), name: 'Larkfield Robotics' });
  const { jobID } = await postByPage(page, '/api/jobs', createJob.example.body);
  await postByPage(page, `/api/jobs/${jobID}/publish`, { version: 1 });
  await page.goto('/company/view-profile');
  await page.getByRole('link', { name: 'Edit profile' }).click();
  const logo = { name: 'logo.png', mimeType: 'image/png', buffer: onePixel };
  await page.getByLabel('Logo').setInputFiles(logo);
  const colour = page.getByLabel('Colour (optional)');
  await colour.fill('#ffe6');
  await colour.blur();
  await expect(page.getByRole('alert')).toHaveText('Please enter a colour such as #0f6b55.');
  await expect(colour).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await colour.fill('#ffe600');
  // Yellow is not read on white: what is shown instead is said, and shown.
  await expect(
    page.getByText(/^So that it can be read, light pages show another shade/),
  ).toBeVisible();
  const preview = page.getByRole('region', { name: 'What candidates see' });
  for (const name of ['Page, light', 'Page, dark', 'Interview, light', 'Interview, dark']) {
    const sample = preview.getByRole('figure', { name });
    await expect(sample.getByRole('img', { name: 'Logo of Larkfield Robotics' })).toBeVisible();
  }
  await expect(preview.getByText('This mail goes to vera.lindqvist@example.com')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/company\/view-profile$/);

  const visitor = await browser.newContext({ baseURL: demo.baseUrl });
  const its = await visitor.newPage();
  await its.goto(`/jobs/view-job-detils/${jobID}`);
  const banner = its.getByRole('banner');
  const shown = banner.getByRole('img', { name: 'Logo of Larkfield Robotics' });
  await expect(shown).toBeVisible();
  await expect(its).toHaveTitle(/· Larkfield Robotics$/);
  const accent = () =>
    its.evaluate(() => document.documentElement.style.getPropertyValue('--color-accent'));
  expect(await accent()).toMatch(/^light-dark\(#/);
  await expect(its.getByRole('link', { name: 'For companies' })).toHaveCount(0);
  await expect(its.getByRole('link', { name: 'Super admin sign-in' })).toHaveCount(0);
  await expectAccessible(its);
  await its.getByRole('link', { name: /^About Larkfield Robotics/ }).click();
  await expect(its.getByRole('heading', { level: 1 })).toHaveText('Jobs at Larkfield Robotics');
  await expect(shown).toBeVisible();
  await expectAccessible(its);
  // Every company’s jobs are nobody’s page.
  await banner.getByRole('link', { name: 'Jobs' }).click();
  await expect(its.getByRole('link', { name: 'Super admin sign-in' })).toBeVisible();
  expect(await accent()).toBe('');
  await visitor.close();
});
