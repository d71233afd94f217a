import { expect, type Page } from '@playwright/test';

/** What is marked on a week's grid. */
export const marked = (page: Page) => page.getByRole('region', { name: 'Marked' });

/** The one cell of the grid that the keys reach. */
export const gridCell = (page: Page) => page.locator('[role=gridcell][tabindex="0"]');

const halvesFromNine = ['09:00', '09:30', '10:00', '10:30'];

/**
 * Half hours from nine on of a day of the grid's next week, by the keyboard: across the grid, or down the list that a
 * phone has in its place.
 * @param day counted from that week's first
 */
export async function markFromNine(page: Page, day: number, halves: 2 | 4): Promise<void> {
  const cell = gridCell(page);
  const days = page.getByRole('group', { name: 'Day', exact: true });
  await expect(cell.or(days)).toBeVisible();
  if (await days.isVisible()) {
    await page.getByRole('button', { name: 'Week after' }).press('Enter');
    await days.getByRole('button').nth(day).press('Enter');
    for (const time of halvesFromNine.slice(0, halves)) {
      await page.getByRole('button', { name: new RegExp(`^[^–]*${time}–`) }).press('Enter');
    }
    return;
  }
  await cell.focus();
  const right = Array.from({ length: day }, () => 'ArrowRight');
  const down = Array.from({ length: halves - 1 }, () => 'Shift+ArrowDown');
  for (const key of ['PageDown', 'Home', ...right, 'Space', ...down]) {
    await page.keyboard.press(key);
  }
}
