import { expect, type Page } from '@playwright/test';

/** From the link through terms and system check to the first screen of the interview. */
export async function enterRoom(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Continue to the terms' }).click();
  await acceptTerms(page);
  await passCheck(page);
  await expect(page.getByText('Select a skill to start answering questions')).toBeVisible();
}

export async function acceptTerms(page: Page): Promise<void> {
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'I agree' }).click();
}

export async function passCheck(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Share my screen' }).click();
  await page.getByRole('button', { name: 'Start interview' }).click();
}

/** Picks an option by its letter and waits until the server has it. */
export async function answer(page: Page, option: number): Promise<void> {
  await page.getByRole('radio').nth(option).check();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
}
