import { expect, type FileChooser, type Locator, type Page } from '@playwright/test';

/** Tabs until this has the focus; a mouse has no part in these journeys. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 60 && !(await isThere()); presses += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

export async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.insertText(text);
}

/**
 * Opens the file dialog and chooses in it. The browser is told to hand its dialog over before anything is pressed: told
 * in the same breath as the key, one in twenty opened a dialog of its own, and nobody was there to answer it.
 */
export async function chooseFile(
  page: Page,
  target: Locator,
  file: Parameters<FileChooser['setFiles']>[0],
): Promise<void> {
  const dialog = page.waitForEvent('filechooser');
  await press(page, target);
  await (await dialog).setFiles(file);
}
