import { createJob } from '@candor/contract/hiring/jobs';
import { type APIRequestContext, type Page, request } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { hangUp } from './interview-rows.ts';
import type { Demo } from './product.ts';
import { signIn } from './sign-in.ts';

/** What a colleague does elsewhere: no page of this browser knows of it. */
async function colleague(page: Page, demo: Demo) {
  const token = await page.evaluate(() => localStorage.getItem('auth-token'));
  const there: APIRequestContext = await request.newContext({
    baseURL: demo.baseUrl,
    extraHTTPHeaders: { authorization: `Bearer ${token}` },
  });
  const post = async (path: string, data: object) => {
    const reply = await there.post(path, { data });
    expect(reply.status()).toBe(200);
    return (await reply.json()).data;
  };
  const title = `Changes ${Date.now()}`;
  const { jobID } = await post('/api/jobs', { ...createJob.example.body, title });
  await post(`/api/jobs/${jobID}/publish`, { version: 1 });
  return {
    jobID: Number(jobID),
    adds: (firstName: string, lastName: string) =>
      post(`/api/pipeline/jobs/${jobID}/applications`, {
        ...{ firstName, lastName, email: `${firstName.toLowerCase()}${jobID}@example.net` },
      }),
    /** What a page of this point would be told when it begins to listen. */
    missed: async (since: string) =>
      (await there.get(`/api/changes?${new URLSearchParams({ since })}`)).text(),
  };
}

const card = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

test('a board shows what a colleague does, in every tab of a browser, over one connection', async ({
  page,
  context,
  demo,
}) => {
  const lines: string[] = [];
  context.on('request', (asked) => {
    if (asked.url().includes('/api/changes?hold=yes')) lines.push(asked.url());
  });
  await signIn(page, demo);
  const work = await colleague(page, demo);
  await work.adds('Alan', 'Turing');
  const board = `/company/jobs/view-jobs?jobID=${work.jobID}&tab=pipeline`;
  await page.goto(board);
  const second = await context.newPage();
  await second.goto(board);
  for (const tab of [page, second]) {
    await expect(card(tab, 'Alan Turing')).toBeVisible();
  }
  await expect.poll(() => lines.length).toBeGreaterThan(0);
  const opened = lines.length;
  await work.adds('Ada', 'Lovelace');
  for (const tab of [page, second]) await expect(card(tab, 'Ada Lovelace')).toBeVisible();
  expect(lines).toHaveLength(opened);

  await page.close();
  await expect.poll(() => lines.length).toBe(opened + 1);
  await work.adds('Grace', 'Hopper');
  await expect(card(second, 'Grace Hopper')).toBeVisible();
});

test('what a colleague did while the line was away is shown when it is back', async ({
  page,
  context,
  demo,
}) => {
  await signIn(page, demo);
  const work = await colleague(page, demo);
  await page.goto(`/company/jobs/view-jobs?jobID=${work.jobID}&tab=pipeline`);
  await work.adds('Ada', 'Lovelace');
  await expect(card(page, 'Ada Lovelace')).toBeVisible();
  await context.setOffline(true);
  await work.adds('Grace', 'Hopper');
  await context.setOffline(false);
  await expect(card(page, 'Grace Hopper')).toBeVisible();
});

test('a page reads its board once, and what changed between that and its line is shown', async ({
  page,
  demo,
}) => {
  await signIn(page, demo);
  const work = await colleague(page, demo);
  await work.adds('Ada', 'Lovelace');
  const board = `/api/pipeline/jobs/${work.jobID}/board`;
  let boards = 0;
  page.on('request', (asked) => (boards += asked.url().includes(board) ? 1 : 0));
  let isFirst = true;
  await page.route('**/api/changes?hold=yes*', async (route) => {
    if (isFirst) await expect(card(page, 'Ada Lovelace')).toBeVisible();
    if (isFirst) await work.adds('Grace', 'Hopper');
    isFirst = false;
    await route.continue();
  });
  const opened = `/company/jobs/view-jobs?jobID=${work.jobID}&tab=pipeline`;
  await page.goto(opened);
  await expect(card(page, 'Grace Hopper')).toBeVisible();
  expect(boards).toBe(2);

  // The point that a page gets may be a second old, or before something that is under way: wait for one after Grace.
  const isOver = async () => {
    const html = await (await page.request.get(opened)).text();
    const [, since] = /candor-since" content="([^"]+)/.exec(html) ?? [];
    return since !== undefined && !(await work.missed(since)).includes('applications');
  };
  await expect.poll(isOver).toBe(true);
  // Nothing changes now: a change of something else shows that the line has begun, and nothing was read for it.
  boards = 0;
  const told = page.waitForResponse('**/api/changes?hold=yes*');
  await page.goto(opened);
  await expect(card(page, 'Grace Hopper')).toBeVisible();
  await told;
  await work.adds('Alan', 'Turing');
  await expect(card(page, 'Alan Turing')).toBeVisible();
  expect(boards).toBe(2);
});

test('a line that ends is opened again, and nothing is read for it', async ({
  page,
  context,
  demo,
  product,
}) => {
  const asked: string[] = [];
  context.on('request', (one) => asked.push(new URL(one.url()).pathname));
  const times = (path: string) => asked.filter((one) => one === path).length;
  await signIn(page, demo);
  const work = await colleague(page, demo);
  const board = `/api/pipeline/jobs/${work.jobID}/board`;
  const isListening = page.waitForResponse('**/api/changes?hold=yes&since=*');
  const isRead = page.waitForResponse(`**${board}`);
  await page.goto(`/company/jobs/view-jobs?jobID=${work.jobID}&tab=pipeline`);
  await Promise.all([isListening, isRead]);
  await work.adds('Ada', 'Lovelace');
  // As the page was opened, and when it was told.
  await expect.poll(() => times(board)).toBe(2);
  await expect(card(page, 'Ada Lovelace')).toBeVisible();
  const lines = times('/api/changes');
  await hangUp(product);
  await expect.poll(() => times('/api/changes'), { timeout: 20_000 }).toBeGreaterThan(lines);
  expect(times(board)).toBe(2);
  await work.adds('Grace', 'Hopper');
  await expect(card(page, 'Grace Hopper')).toBeVisible();
});
