import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { askToInterview } from './appointment-steps.ts';
import { expect, test } from './fixtures.ts';
import { letInterviewPass } from './interview-rows.ts';
import { confirmIdentity, enter, roles } from './roles.ts';
import { sampleRecording, sampleSeconds } from './sample-recording.ts';

const [admin, , , interviewer] = roles;

async function offer(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Make an offer' }).click();
  await page.getByLabel('An hour costs').fill('ninety');
  await page.getByLabel('Companies may find me', { exact: false }).check();
  await page.getByRole('button', { name: 'Save the offer' }).click();
  await expect(page.getByText('Please enter an amount, such as 90 or 87.50.')).toBeVisible();
  await page.getByLabel('An hour costs').fill('90');
  await page.getByLabel('About you').fill('I interview for databases.');
  await page.getByRole('button', { name: 'Save the offer' }).click();
  await expect(page.getByText('Companies find you.')).toBeVisible();
  const film = page.getByLabel('Film (optional)');
  await film.setInputFiles({ name: 'me.mp4', mimeType: 'video/mp4', buffer: Buffer.from('me') });
  await expect(page.getByText('This film cannot be taken.', { exact: false })).toBeVisible();
  await film.setInputFiles({ name: 'me.webm', mimeType: 'video/webm', buffer: sampleRecording() });
  await expectFilm(page, 'Your film');
  await page.getByLabel('Holder').fill('Elias Brandt');
  await page.getByRole('textbox', { name: 'IBAN' }).fill('NL91 ABNA 0417 1643 00');
  await page.getByRole('button', { name: 'Keep this account' }).click();
  await expect(page.getByText('The account that ends in 4300 is kept.')).toBeVisible();
  await expectAccessible(page);
}

/** Its length is known: the browser has read it. */
const expectFilm = (page: Page, label: string) =>
  expect
    .poll(() => page.getByLabel(label).evaluate((film: HTMLVideoElement) => film.duration))
    .toBeCloseTo(sampleSeconds, 0);

/** From the marketplace to a seat of an interview; gives the interview. */
async function ask(desk: Page, title: string): Promise<number> {
  await desk.getByRole('link', { name: 'Settings', exact: true }).click();
  await desk.getByRole('main').getByRole('link', { name: 'Interviewers', exact: true }).click();
  const hours = desk.getByRole('combobox', { name: 'Hours' });
  await hours.selectOption({ label: 'Mornings, 6 to 12' });
  await expect(desk.getByText(/^Hours are in .+ time\.$/)).toBeVisible();
  await expect(desk).toHaveURL(/zone=/);
  await hours.selectOption({ index: 0 });
  await expect(desk).not.toHaveURL(/zone=/);
  await desk.getByRole('link', { name: 'Elias Brandt' }).click();
  await expectFilm(desk, 'A short film of Elias Brandt');
  await desk.getByRole('button', { name: 'Keep as a favourite' }).click();
  await expect(desk.getByRole('button', { name: 'Remove from favourites' })).toBeVisible();
  await expectAccessible(desk);
  await desk.getByRole('link', { name: 'Ask to an interview' }).click();
  await desk.getByRole('combobox', { name: 'Job' }).selectOption({ label: title });
  await desk.getByRole('link', { name: /Ada Lovelace/ }).click();
  const seat = desk.getByRole('list', { name: 'Seat 1' });
  await expect(seat).toContainText('Elias Brandt');
  await expect(seat).not.toContainText('@');
  await desk.getByRole('textbox', { name: 'Link' }).fill('https://meet.example.com/room');
  await desk.getByRole('button', { name: 'Ask Ada Lovelace' }).click();
  await expect(desk).toHaveURL(/live-interview\?interviewScheduleID=\d+/);
  return Number(new URL(desk.url()).searchParams.get('interviewScheduleID'));
}

test('[RT-9] [RT-11] an interviewer lets themselves be found, is asked, agrees, and is owed for it', async ({
  page,
  browser,
  product,
  demo,
  request,
}) => {
  test.slow();
  await confirmIdentity(request, demo);
  await enter(page, demo, interviewer);
  await expect(page).toHaveURL(/\/interviewer\/dashboard$/);
  await offer(page);

  const { title } = await askToInterview(request, product, 'candidate-picks');
  const office = await browser.newContext({ baseURL: demo.baseUrl });
  const desk = await office.newPage();
  await enter(desk, demo, admin);
  await expect(desk).toHaveURL(/\/company\/dashboard$/);
  const id = await ask(desk, title);

  await page.goto('/interviewer/dashboard');
  await expect(page.getByRole('heading', { name: 'Waiting for your answer' })).toBeVisible();
  await expect(page.getByText('Please answer by')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Open: / }).click();
  await expect(page.getByText('€90.00 for this interview', { exact: false })).toBeVisible();
  await expect(page.getByText('less than 24 hours before', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('button', { name: 'Accept' })).toHaveCount(0);

  await letInterviewPass(product, id);
  await page.goto('/interviewer/dashboard');
  await page.getByRole('button', { name: 'Write the scorecard: Ada Lovelace' }).click();
  await page.getByRole('radio', { name: 'Yes', exact: true }).check();
  await page.getByRole('button', { name: 'Send the scorecard' }).click();
  await expect(page.getByRole('heading', { name: 'Your scorecard is sent' })).toBeVisible();

  await desk.reload();
  await expect(desk.getByRole('heading', { name: 'Owed for this interview' })).toBeVisible();
  await desk.getByRole('button', { name: /^Dispute/ }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Dispute it' }).click();
  await expect(dialog.getByText('Please give a reason.')).toBeVisible();
  await expectAccessible(desk);
  await dialog.getByLabel('Reason').fill('Only half an hour.');
  await dialog.getByRole('button', { name: 'Dispute it' }).click();
  await expect(desk.getByText('The company says: Only half an hour.')).toBeVisible();
  await desk.getByLabel('Rating of Elias Brandt').selectOption('4 of 5');
  await expectAccessible(desk);

  await page.goto('/interviewer/dashboard');
  await page.getByRole('button', { name: /^Answer / }).click();
  await page.getByLabel('Your answer').fill('We had a whole hour.');
  await page.getByRole('button', { name: 'Send the answer' }).click();
  await expect(page.getByText('The interviewer says: We had a whole hour.')).toBeVisible();
  await expectAccessible(page);

  await desk.reload();
  await expect(desk.getByText('We had a whole hour.', { exact: false })).toBeVisible();
  await desk.getByRole('button', { name: /^Confirm as done/ }).click();
  await expect(desk.getByText('€90.00 owed')).toBeVisible();
  await page.reload();
  await expect(page.getByText('€90.00 confirmed, not paid yet')).toBeVisible();
  await office.close();
});
