import type { Page } from '@playwright/test';
import { askToCallNow } from './appointment-steps.ts';
import { test as base, expect } from './fixtures.ts';

type Fixtures = {
  /** A live interview that is a call, and has begun. */
  asked: Awaited<ReturnType<typeof askToCallNow>>;
  /** The page of somebody else, in a browser of their own; closed with the test. */
  openOther: () => Promise<Page>;
};

export { expect };

export const test = base.extend<Fixtures>({
  asked: async ({ request, product }, use) => {
    await use(await askToCallNow(request, product));
  },
  openOther: async ({ browser, baseURL }, use) => {
    const opened: Page[] = [];
    await use(async () => {
      const page = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
      opened.push(page);
      return page;
    });
    for (const page of opened) await page.context().close();
  },
});

/** From the page of the interview to the door of its call, where devices are tried. */
export async function goToDoor(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Join the video call' }).click();
  await expect(page.getByRole('heading', { name: 'Are you ready?' })).toBeVisible();
}

export async function join(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Join the call' }).click();
  await expect(page.getByRole('button', { name: 'Leave' })).toBeVisible();
}

export async function joinFrom(page: Page, link: string): Promise<void> {
  await goToDoor(page, link);
  await join(page);
}

/** Without a picture: what is encoded for others takes most of a small machine. */
export async function joinUnseen(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Camera' }).click();
  await join(page);
}

export async function joinUnseenFrom(page: Page, link: string): Promise<void> {
  await goToDoor(page, link);
  await joinUnseen(page);
}
