import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './sign-in.ts';

test('home shows what a report is, in both schemes without a barrier', async ({ page }) => {
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);

  const example = page.getByRole('figure', { name: /how a report reads/i });
  await expect(example.getByText('Another tab was in front for 4 s')).toBeVisible();
  await example.getByRole('button', { name: 'Next mark' }).click();
  await expect(example.getByText('Question 7 answered')).toBeVisible();
  await example.getByRole('button', { name: /Pasting was tried/ }).click();
  await expect(example.getByRole('status')).toContainText('20:40 Pasting was tried');
});

test('who asks for less motion sees nothing change by steps, who does not sees what is pointed at', async ({
  page,
  demo,
}) => {
  await signIn(page, demo);
  const link = page.getByRole('link', { name: 'Interviews', exact: true });
  await expect(link).toBeVisible();
  await page.evaluate(() => {
    const counted = { steps: 0 };
    Object.assign(window, { counted });
    addEventListener('transitionrun', () => (counted.steps += 1));
  });
  const steps = () =>
    page.evaluate(() => (window as unknown as { counted: { steps: number } }).counted.steps);
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

  const light = await paper();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(paper).not.toBe(light);
  await link.hover();
  expect(await steps()).toBe(0);

  await page.mouse.move(0, 0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await link.hover();
  await expect.poll(steps).toBeGreaterThan(0);
});

test('the pasted link of an invitation opens the interview; anything else is told apart', async ({
  page,
  demo,
}) => {
  await page.goto('/home');
  await page.getByRole('link', { name: 'I have an interview' }).first().click();
  const field = page.getByLabel('Link from the invitation');
  await expect(field).toBeInViewport();

  await field.fill('https://evil.example/bot-interview?token=x');
  await page.getByRole('button', { name: 'Open the interview' }).click();
  await expect(field).toHaveAccessibleDescription(/belongs to evil\.example/);
  expect(new URL(page.url()).pathname).toBe('/home');

  await field.fill(` ${demo.links.botInterview}\n`);
  await field.press('Enter');
  await page.waitForURL(/\/bot-interview/);
});

test('[RT-12] from the 404 page “Go Back” leads to where one was', async ({ page }) => {
  await page.goto('/login/company');
  await page.goto('/login/nobody?x=1');
  await expect(page).toHaveURL(/\/404$/);
  await expect(page).toHaveTitle(/not found/i);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL(/\/login\/company$/);
});

test('[RT-1] paths are told apart by their case and their segments', async ({ page, demo }) => {
  const unknown = ['/HOME', '/hom', '/companyish', '/jobs/x/y/z'];
  const unknownToMembers = ['/Company/interviews', '/company/interview', '/company/jobs/x/y'];
  for (const path of unknown) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/404$/);
  }
  // SH-2: nobody is told what a company's section has, not even that it has no such page.
  for (const path of unknownToMembers) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/home$/);
  }
  await page.evaluate(() => localStorage.clear());
  await signIn(page, demo);
  for (const path of unknownToMembers) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/404$/);
  }
});

test('the colours follow the system until somebody chooses, and then stay', async ({ page }) => {
  const scheme = () => page.locator('html').getAttribute('data-mantine-color-scheme');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/home');
  expect(await scheme()).toBe('dark');
  await page.getByRole('button', { name: 'Use light colours' }).click();
  expect(await scheme()).toBe('light');
  await page.reload();
  expect(await scheme()).toBe('light');
  // Choosing what the system has anyway follows the system again.
  await page.getByRole('button', { name: 'Use dark colours' }).click();
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(scheme).toBe('light');
});

test('[SH-1] a navigation starts at the top, and the focus at the content', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto('/home');
  await page.getByRole('link', { name: 'Company sign-in' }).click();
  await expect(page).toHaveURL(/\/login\/company$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test('nothing is wider than a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/home', '/login/company', '/404']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
  }
});
