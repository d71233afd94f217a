import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { freshProctoredLink } from './monitor-steps.ts';
import { signIn } from './sign-in.ts';
import { takeInterview } from './take-interview.ts';

test.setTimeout(180_000);

test('[MS-6] [RK-1] a reviewer finds what the monitors noted, and says what it was', async ({
  page,
  product,
  playwright,
}) => {
  const link = await freshProctoredLink(product);
  const demo = product.demo();
  const request = await playwright.request.newContext({ baseURL: demo.baseUrl });
  const taken = await takeInterview(request, link);
  await request.dispose();
  await signIn(
    page,
    demo,
    `/company/view-interview?interviewScheduleID=${taken.interviewScheduleID}`,
  );
  const monitors = page.getByRole('region', { name: 'Monitors' });

  // RK-1 with its rule, beside the assessment that shows its arithmetic.
  await expect(monitors.getByText('Needs review').first()).toBeVisible();
  await expect(monitors.getByText('Low because 3 violations were recorded')).toBeVisible();
  await expect(monitors.getByText(/2 high episodes, 4 points each/)).toBeVisible();
  // Nobody takes the silence about a second voice for an answer.
  await expect(
    monitors.getByText(/Whether one person spoke or several is not reported/),
  ).toBeVisible();
  // MS-6: the counters, and the session whose page never told its end.
  await expect(monitors.getByText('No face', { exact: true })).toBeVisible();
  await expect(monitors.getByText('Tab switching', { exact: true })).toBeVisible();
  await monitors.getByText('Sessions of the monitors: 1').click();
  await expect(monitors.getByText('Eyes and face: NO_FACE 2.')).toBeVisible();
  await expect(
    monitors.getByText(/ended with the interview; .* counted by the server/),
  ).toBeVisible();
  await expect(page.getByRole('list', { name: 'Face' }).getByRole('button')).toHaveAccessibleName(
    /No face in the picture/,
  );

  // A player that comes later begins at the beginning.
  const loaded = () =>
    page.locator('video').evaluate((video: HTMLVideoElement) => video.duration || 0);
  await expect.poll(loaded, { timeout: 60_000 }).toBeGreaterThan(0);

  // The two moments without a face are one episode; a click seeks to two seconds before it.
  const noFace = monitors.getByRole('button', { name: /No face in the picture/ });
  await expect(noFace).toHaveText(/2 events/);
  await noFace.click();
  await expect(noFace).toHaveAttribute('aria-current', 'true');

  // N and P walk along what was noted, with or without capitals.
  await page.keyboard.press('n');
  const tabs = monitors.getByRole('button', { name: /Switching tabs or windows/ });
  await expect(tabs).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Shift+P');
  await expect(noFace).toHaveAttribute('aria-current', 'true');

  // Key 3 begins the verdict “technical”, and the reason is asked for at once; Escape leaves it again.
  await page.keyboard.press('3');
  await expect(monitors.getByRole('textbox', { name: 'Reason' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(noFace).toBeFocused();
  await page.keyboard.press('3');
  const reason = monitors.getByRole('textbox', { name: 'Reason' });
  await expect(reason).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(reason).toHaveAccessibleDescription(/Please say why\./);
  await expect(reason).toHaveAccessibleDescription(/The candidate reads this, without your name\./);
  await reason.fill('The lamp had failed.');
  await page.keyboard.press('Enter');
  await expect(noFace).toHaveText(/Technical/);
  await expect(noFace).toBeFocused();
  await expect(monitors.getByText(/The lamp had failed\./)).toBeVisible();
  await expect(monitors.getByText('1 episode was set aside by verdict.')).toBeVisible();
  await expect(monitors.getByText('Low because 3 violations were recorded')).toBeVisible();
  await expectAccessible(page);
});
