import { createJob } from '@candor/contract/hiring/jobs';
import { expectAccessible } from './accessibility.ts';
import { countEffort, effortOf } from './effort.ts';
import { expect, test } from './fixtures.ts';
import { enter, roles } from './roles.ts';

test('on the page of a person one click leads on to the next stage, and a rejection is asked there too', async ({
  page,
  demo,
}) => {
  await enter(page, demo, roles[0]);
  await expect(page).toHaveURL(/\/company\/dashboard$/);
  const token = await page.evaluate(() => localStorage.getItem('auth-token'));
  const post = async (path: string, data: object) => {
    const headers = { authorization: `Bearer ${token}` };
    const reply = await page.request.post(path, { headers, data });
    expect(reply.status()).toBe(200);
    return (await reply.json()).data;
  };
  const title = `One record ${Date.now()}`;
  const { jobID } = await post('/api/jobs', { ...createJob.example.body, title });
  await post(`/api/jobs/${jobID}/publish`, { version: 1 });
  const person = { firstName: 'Ada', lastName: title, email: `ada${jobID}@candidates.example` };
  await post(`/api/pipeline/jobs/${jobID}/applications`, person);
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByLabel('What are you looking for?').fill(title);
  await page
    .getByRole('option', { name: `Ada ${title}` })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Ada ${title}`);

  const entry = page.getByRole('article').filter({ hasText: title });
  await expect(entry.getByRole('link', { name: 'Invite to bot interview' })).toBeVisible();
  const step = entry.getByRole('button', { name: /^Move to / });
  await expect(step).toBeVisible();
  await expectAccessible(page);
  const next = (await step.innerText()).replace('Move to ', '');
  await countEffort(page);
  await step.click();
  await expect(entry.getByRole('status')).toContainText(next);
  expect(await effortOf(page)).toBe(1);
  await expect(entry.getByText(next, { exact: true }).first()).toBeVisible();
  await entry.getByRole('button', { name: /^Reject/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');

  // What is current is seen, also where the row of tabs is wider than a phone.
  await page.setViewportSize({ width: 390, height: 844 });
  const tabs = page.getByRole('navigation', { name: 'About this candidate' });
  await tabs.getByRole('link', { name: 'Interviews' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'What they need' })).toBeVisible();
  await expect(page.getByText('Nothing was asked for.')).toBeVisible();
  await expectAccessible(page);
  const address = new URL(page.url());
  address.searchParams.set('tab', 'consents');
  await page.goto(address.href);
  const consents = tabs.getByRole('link', { name: 'Consents' });
  await expect(consents).toHaveAttribute('aria-current', 'page');
  await expect(consents).toBeInViewport({ ratio: 1 });
});
