import { readFileSync } from 'node:fs';
import { createKit } from '@candor/contract/interviews/kits';
import type { Page } from '@playwright/test';
import { newAddress } from './account-mail.ts';
import { expectAccessible } from './accessibility.ts';
import { askToInterview } from './appointment-steps.ts';
import { expect, test } from './fixtures.ts';
import { applyWithNewestCv, letInterviewPass } from './interview-rows.ts';
import { enter, roles } from './roles.ts';

/** How many of a thousand places of the first page are black. */
const blackness = (page: Page): Promise<number> =>
  page.getByRole('region', { name: /^Page 1 of/ }).evaluate((sheet) => {
    const canvas = sheet.querySelector('canvas');
    if (canvas === null || canvas.width === 0) return -1;
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {
      data: [],
    };
    let black = 0;
    for (let at = 0; at < data.length; at += 4) black += (data[at] ?? 255) < 20 ? 1 : 0;
    return data.length === 0 ? -1 : Math.round((black * 4000) / data.length);
  });

test('somebody from outside reads a CV as pictures with bars, made by mouse and keys from what was proposed', async ({
  page,
  browser,
  product,
  request,
}) => {
  const outsider = { email: newAddress(), name: 'Vera Outside' };
  const asked = await askToInterview(request, product, 'candidate-picks', outsider);
  const seat = await asked.seatLink();
  const { content } = createKit.example.body;
  const kit = { name: 'With CV', content: { ...content, sharesCv: true } };
  const { kitID } = await asked.call('POST', createKit.path, kit);
  const { candidateID } = await asked.read();
  const base64 = readFileSync(new URL('files/cv.pdf', import.meta.url)).toString('base64');
  const file = { fileName: 'welder.pdf', kind: 'cv', base64 };
  await asked.call('POST', `/api/applicants/${candidateID}/files`, file);
  await applyWithNewestCv(product, asked.id);
  await asked.call('PUT', `/api/live-interviews/${asked.id}/kit`, { kitID });

  await enter(page, product.demo(), roles[0]);
  await expect(page).toHaveURL(/\/company\/dashboard$/);
  await page.goto(`/company/interviews/live-interview?interviewScheduleID=${asked.id}`);
  await page.getByRole('link', { name: 'Redact the CV' }).press('Enter');
  await expect(page.getByText('There is none of this one yet.')).toBeVisible();
  // As from the list of candidates: the address names no file, and the newest CV is shown.
  await page.goto(`/company/job-seeker-profile-tab?candidateID=${candidateID}&tab=cv`);
  await page.getByRole('button', { name: 'Redact this CV' }).press('Enter');
  const editor = page.getByRole('region', { name: 'Redact welder.pdf' });
  await expect(editor.getByLabel('E-mail addresses (1 place)')).toBeChecked();
  await expect(editor.getByLabel('Phone numbers (1 place)')).toBeChecked();
  await expect(editor.getByText('2 bars')).toBeVisible();
  await expect(editor.getByText('The name Ada Lovelace was not found')).toBeVisible();
  await expectAccessible(page);

  // By keys: over the name, which is not the candidate's here.
  await editor.getByRole('button', { name: 'Add a bar' }).press('Enter');
  const own = editor.getByRole('button', { name: 'Bar 3 on page 1', exact: true });
  await expect(own).toBeFocused();
  const before = await own.boundingBox();
  await own.press('ArrowUp');
  await own.press('Shift+ArrowRight');
  await expect
    .poll(async () => (await own.boundingBox())?.width ?? 0)
    .toBeGreaterThan(before?.width ?? 0);
  await own.press('Delete');
  await expect(editor.getByText('2 bars')).toBeVisible();
  // Whoever works by keys goes on where they were, until no bar is left to go on at.
  await expect(editor.getByRole('button', { name: /^Bar 2 on page 1/ })).toBeFocused();
  await editor.getByRole('button', { name: 'Add a bar' }).press('Enter');
  await expect(own).toBeFocused();
  await editor.getByRole('button', { name: 'Remove the bar' }).press('Enter');
  await expect(editor.getByText('2 bars')).toBeVisible();
  await expect(editor.getByRole('button', { name: /^Bar 2 on page 1/ })).toBeFocused();
  // By mouse.
  const sheet = await editor.getByRole('region', { name: 'Page 1 of 2' }).boundingBox();
  if (sheet === null) throw new Error('The page has a place.');
  const at = (x: number, y: number) =>
    [sheet.x + sheet.width * x, sheet.y + sheet.width * y] as const;
  const draw = async (from: readonly [number, number], to: readonly [number, number]) => {
    await page.mouse.move(...from);
    await page.mouse.down();
    await page.mouse.move(...to, { steps: 5 });
    await page.mouse.up();
  };
  await draw(at(0.08, 0.08), at(0.45, 0.14));
  await expect(editor.getByText('3 bars')).toBeVisible();
  // A newer CV comes meanwhile: what is painted on stays.
  const newer = { ...file, fileName: 'newer.pdf' };
  await asked.call('POST', `/api/applicants/${candidateID}/files`, newer);
  await expect(async () => {
    await page.evaluate(() => globalThis.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByLabel('File')).toContainText('newer.pdf', { timeout: 1000 });
  }).toPass();
  await expect(editor.getByText('3 bars')).toBeVisible();
  // What is drawn while the copy is sent would not be in it: nothing is drawn then.
  const held = Promise.withResolvers<void>();
  await page.route('**/blackened-copy', async (route) => {
    await held.promise;
    await route.continue();
  });
  await editor.getByRole('button', { name: 'Save the redacted copy' }).press('Enter');
  await expect(editor.getByRole('button', { name: 'Add a bar' })).toBeDisabled();
  await expect(editor.getByLabel('Phone numbers (1 place)')).toBeDisabled();
  await draw(at(0.5, 0.2), at(0.7, 0.3));
  await expect(editor.getByText('3 bars')).toBeVisible();
  await page.keyboard.press('Delete');
  await expect(editor.getByText('3 bars')).toBeVisible();
  held.resolve();
  await expect(page.getByText('The redacted copy is kept.')).toBeVisible();
  await page.getByRole('button', { name: 'See the copy' }).press('Enter');
  const copy = page.getByRole('dialog', { name: 'Redacted copy' });
  await expect(copy.getByText('Page 1 of 2')).toBeVisible();
  await expectAccessible(page);
  await copy.getByRole('button', { name: 'Close' }).press('Enter');

  await letInterviewPass(product, asked.id);
  const vera = await browser.newPage();
  await vera.goto(seat);
  await vera.getByRole('link', { name: 'Plan and scorecard' }).click();
  await vera.getByRole('button', { name: 'Read CV, redacted.pdf' }).click();
  await expect(vera.getByRole('region', { name: 'Page 2 of 2' })).toBeAttached();
  await expect.poll(() => blackness(vera)).toBeGreaterThan(20);
  await expect(vera.getByText('Senior welder')).toHaveCount(0);
  await expectAccessible(vera);
  await vera.close();
});
