import { expectAccessible } from './accessibility.ts';
import { expect, test as base } from './fixtures.ts';
import { signIn } from './sign-in.ts';
import { sampleSeconds } from './sample-recording.ts';
import { hiddenAtSecond, type TakenInterview, takeInterview } from './take-interview.ts';

/** Each start of the product brings one link; the tests of this file share its interview. */
const test = base.extend<object, { taken: TakenInterview }>({
  taken: [
    async ({ product, playwright }, use) => {
      const { baseUrl, links } = product.demo();
      const request = await playwright.request.newContext({ baseURL: baseUrl });
      await use(await takeInterview(request, links.botInterview));
      await request.dispose();
    },
    { scope: 'worker' },
  ],
});

test('[BR-8] from a submitted interview to its report, with the keyboard alone', async ({
  page,
  demo,
  taken,
}) => {
  const [admin] = demo.accounts;

  await page.goto('/home');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  // The logo, the jobs and the three doors for newcomers come first.
  for (let stop = 0; stop < 6; stop += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type(admin!.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(admin!.password);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Waiting for you' })).toBeVisible();
  await page.goto('/company/interviews?state=submitted');
  await expect(page.getByRole('table')).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByRole('link', { name: taken.candidateName })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: taken.candidateName })).toBeVisible();
  await expect(page).toHaveURL(
    `/company/view-interview?interviewScheduleID=${taken.interviewScheduleID}`,
  );
  await page.keyboard.press('n');
  await expect(
    page.getByRole('button', { name: /The page was hidden for 1 s/ }).first(),
  ).toHaveAttribute('aria-current', 'true');
  await expectAccessible(page);
});

test('the report holds score by skill, and each choice beside its key', async ({
  page,
  demo,
  taken,
}) => {
  await signIn(
    page,
    demo,
    `/company/view-interview?interviewScheduleID=${taken.interviewScheduleID}`,
  );
  await expect(page.getByRole('article')).toContainText('Submitted');
  for (const skill of taken.skillNames) {
    await expect(page.getByRole('region', { name: skill })).toContainText(/\d+ of \d+ correct/);
  }
  const first = page.getByRole('region', { name: taken.skillNames[0]! });
  const row = first.getByRole('listitem').first();
  await row.getByText(/^Chose A:/).click();
  await expect(row.getByText(/^Candidate’s choice( · Key)?$/)).toBeVisible();
  await expect(row.getByText(/^(Candidate’s choice · )?Key$/)).toBeVisible();
  await expectAccessible(page);
});

test('[BR-8] the recording appears by itself, can be sought, and an event opens it 2 s before', async ({
  page,
  demo,
  taken,
}) => {
  await signIn(
    page,
    demo,
    `/company/view-interview?interviewScheduleID=${taken.interviewScheduleID}`,
  );
  const video = page.getByLabel('Recording of the interview');
  await expect(video).toBeVisible({ timeout: 30_000 });
  const read = (property: 'duration' | 'currentTime' | 'readyState') =>
    video.evaluate((element, name) => (element as HTMLVideoElement)[name], property);
  await expect.poll(() => read('readyState')).toBeGreaterThanOrEqual(2);
  expect(Math.abs((await read('duration')) - sampleSeconds)).toBeLessThan(0.5);

  await page
    .getByRole('button', { name: /The page was hidden/ })
    .last()
    .click();
  await expect.poll(() => read('currentTime')).toBeGreaterThanOrEqual(hiddenAtSecond - 2.1);
  expect(await read('currentTime')).toBeLessThan(hiddenAtSecond + 1);
  await expect(page.getByText('Not captured')).toBeVisible();
});

test('filters, sort and page stand in the address and survive a reload', async ({ page, demo }) => {
  await signIn(page, demo);
  await page.getByRole('link', { name: 'Interviews', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Interviews' })).toBeVisible();
  await expectAccessible(page);

  const search = page.getByRole('searchbox');
  await search.fill('zzz');
  await expect(page).toHaveURL(/search=zzz/);
  await expect(page.getByText('No one matches “zzz”')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(search).toHaveValue('zzz');
  await page.getByRole('button', { name: 'Clear the filters' }).click();
  await expect(search).toHaveValue('');
  await expect(page.getByRole('table')).toBeVisible();

  await page.getByLabel('State').selectOption('cancelled');
  await expect(page).toHaveURL(/state=cancelled/);
  await page.getByLabel('Sort').selectOption('candidate');
  await expect(page).toHaveURL(/state=cancelled&sort=candidate/);
  await page.goBack();
  await expect(page.getByLabel('Sort')).toHaveValue('newest');
});

test('an address with nonsense in it shows the list all the same', async ({ page, demo }) => {
  await signIn(page, demo, '/company/interviews?state=SUBMITTED&page=-1&sort=x&search=');
  await expect(page.getByRole('table')).toBeVisible();
});

test('an interview that does not exist is told so', async ({ page, demo }) => {
  await signIn(page, demo);
  for (const id of ['999999', 'x', '', '1e5']) {
    await page.goto(`/company/view-interview?interviewScheduleID=${id}`);
    await expect(page.getByText('There is no such interview'), id).toBeVisible();
  }
  await expectAccessible(page);
});

test('a server that is away is said so, and the list comes back with it', async ({
  page,
  demo,
}) => {
  await signIn(page, demo);
  // Away until somebody asks again: the page also asks by itself, and would take the button away under the click.
  await page.addInitScript(() => {
    addEventListener('click', () => document.documentElement.setAttribute('data-asked', ''));
  });
  const wasAsked = () => page.locator('html[data-asked]').count();
  await page.route(/\/api\/interviews(?:\?|$)/, async (route) =>
    (await wasAsked()) > 0 ? route.continue() : route.abort(),
  );
  await page.goto('/company/interviews');
  await expect(page.getByText('The interviews could not be loaded')).toBeVisible({
    timeout: 20_000,
  });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table')).toBeVisible();
});

test('nothing of the console is wider than a phone', async ({ page, demo }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, demo);
  for (const path of ['/company/dashboard', '/company/interviews']) {
    await page.goto(path);
    await page.getByRole('table').first().or(page.getByText('Nothing waits for you')).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
  }
});
