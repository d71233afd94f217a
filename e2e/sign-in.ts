import type { Page } from '@playwright/test';
import type { Demo } from './product.ts';
import { enter, roles } from './roles.ts';

/** Lets the demo's admin in; ends on the dashboard or on what is asked for. */
export async function signIn(page: Page, demo: Demo, path?: string): Promise<void> {
  await enter(page, demo, roles[0], path);
}
