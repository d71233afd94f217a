import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { enter, roles } from './roles.ts';

type Place = { readonly left: number; readonly top: number };
type Head = {
  readonly title: Place;
  readonly back: readonly Place[];
  /** Where the last of what can be done beside the title ends; null where there is nothing. */
  readonly actionsEnd: number | null;
};

const placeOf = ({ x, y }: { readonly x: number; readonly y: number }): Place => ({
  left: Math.round(x),
  top: Math.round(y),
});

/**
 * By where things are seen, whatever they are made of. A heading that only a screen reader hears stands there until the
 * page has come, and the page's own takes its place.
 */
async function headOf(page: Page): Promise<Head> {
  const main = page.getByRole('main');
  const title = await main.getByRole('heading', { level: 1 }).boundingBox();
  if (title === null || title.width <= 1) throw new Error('The page has no heading yet.');
  const boxes = await main
    .getByRole('link')
    .or(main.getByRole('button'))
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
  const isBeside = (box: DOMRect) =>
    box.width > 0 && box.x >= title.x + title.width && box.y < title.y + title.height;
  const ends = boxes
    .filter((box) => box.bottom > title.y && isBeside(box))
    .map(({ right }) => right);
  return {
    title: placeOf(title),
    back: boxes.filter((box) => box.width > 0 && box.bottom <= title.y).map(placeOf),
    actionsEnd: ends.length === 0 ? null : Math.round(Math.max(...ends)),
  };
}

async function linksIn(page: Page, part: 'main' | 'navigation'): Promise<string[]> {
  const links = await page
    .getByRole(part)
    .first()
    .getByRole('link')
    .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).pathname));
  return [...new Set(links)];
}

test('every page has its title, its way back and its actions in one place', async ({
  page,
  demo,
}) => {
  test.slow();
  await enter(page, demo, roles[0]);
  await expect(page).toHaveURL(/\/company\/dashboard$/);
  const first = await linksIn(page, 'navigation');
  await page.goto('/company/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  const further = [
    ...(await linksIn(page, 'main')),
    '/view-all-notifications',
    '/company/jobs/post-job',
    '/company/jobs/clone-jobs',
    '/company/jobs/law',
    '/company/jobs/schedule-interview',
    '/company/jobs/schedule-live',
    '/company/job-seeker/appeals',
    '/company/job-seeker/import',
    '/company/interview-kits',
    '/company/interview-kits/edit',
    '/company/blueprints/edit',
    '/company/questions/import',
    '/company/questions/question',
    '/company/questions/reports',
    '/company/settings/offer-templates/edit',
    '/company/users/add-user',
  ];
  expect(first).toHaveLength(6);
  expect(further.length).toBeGreaterThan(30);

  const open = async (path: string): Promise<Head> => {
    await page.goto(path);
    let head: Head | undefined;
    await expect(async () => {
      head = await headOf(page);
    }).toPass();
    if (head === undefined) throw new Error(`${path} has no heading.`);
    return head;
  };
  const { title } = await open('/company/settings');
  const { actionsEnd } = await open('/company/jobs');
  const { title: below, back } = await open('/company/users');
  expect(actionsEnd).not.toBeNull();
  expect(back).toEqual([{ left: title.left, top: expect.any(Number) }]);
  expect(below.left).toBe(title.left);
  const expectHead = async (path: string, stands: Pick<Head, 'title' | 'back'>): Promise<void> => {
    await page.goto(path);
    await expect(async () => {
      const head = await headOf(page);
      expect({ path, title: head.title, back: head.back }).toEqual({ path, ...stands });
      expect([null, actionsEnd], path).toContain(head.actionsEnd);
    }).toPass();
  };
  for (const path of first) await expectHead(path, { title, back: [] });
  for (const path of further) await expectHead(path, { title: below, back });
});

test('a toast stands beside the page, stays while it is pointed at, and goes when it is dismissed', async ({
  page,
  demo,
}) => {
  await enter(page, demo, roles[0]);
  await expect(page).toHaveURL(/\/company\/dashboard$/);
  await page.goto('/company/own-profile');
  // Real time goes on; the test adds to it.
  await page.clock.install();
  await page.getByRole('button', { name: 'Save' }).click();
  const toast = page.getByRole('status').filter({ hasText: 'Your profile was saved.' });
  const close = toast.getByRole('button', { name: 'Dismiss' });
  await close.hover();
  // Three times as long as it lives by itself.
  await page.clock.runFor(7_500);
  await expect(close).toBeVisible();
  const shown = await toast.boundingBox();
  const main = await page.getByRole('main').boundingBox();
  expect((shown?.x ?? 0) + (shown?.width ?? 0)).toBeLessThanOrEqual(main?.x ?? 0);
  await close.click();
  await expect(close).toBeHidden();
});

test('a list shows the whole of each cell at 1024 px', async ({ page, demo }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await enter(page, demo, roles[0], '/company/jobs');
  const paths = ['/company/jobs', '/company/interviews', '/company/questions', '/company/users'];
  for (const path of paths) {
    await page.goto(path);
    const cells = page.getByRole('main').getByRole('table').getByRole('cell');
    await expect(cells.first()).toBeVisible();
    const cut = await cells.evaluateAll((all) =>
      all
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
        .map(({ textContent }) => textContent),
    );
    expect({ path, cut }).toEqual({ path, cut: [] });
    const page1024 = await page.evaluate(() => document.documentElement.scrollWidth);
    expect({ path, page1024 }).toEqual({ path, page1024: 1024 });
  }
});
