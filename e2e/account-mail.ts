import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Product } from './product.ts';

type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  /** For the reader's calendar, where the mail has an entry. */
  readonly calendar?: { readonly method: string; readonly content: string };
};

/** What the development mailbox holds for an address, newest first. */
export function mailsTo(product: Product, address: string): Mail[] {
  const folder = join(product.dataDir, 'mailbox');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .toReversed()
    .flatMap((name) => mailIn(join(folder, name)))
    .filter(({ to }) => to === address);
}

/** The mailbox lets its oldest go: one may be gone between the look at the folder and at the mail. */
function mailIn(file: string): Mail[] {
  try {
    return [JSON.parse(readFileSync(file, 'utf8')) as Mail];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** The address behind the button of the nth mail with this subject, once that many have arrived. */
export async function mailedLink(
  product: Product,
  address: string,
  { subject, nth = 1 }: { readonly subject: string; readonly nth?: number },
): Promise<string> {
  const found = () => mailsTo(product, address).filter((mail) => mail.subject === subject);
  // Looks at the folder often: the steps of `poll` itself grow to a second, and a mail leaves within one.
  const often = { timeout: 20_000, intervals: [50] };
  await expect.poll(() => found().length, often).toBeGreaterThanOrEqual(nth);
  const [newest] = found();
  const href = /<a href="([^"]+)"/.exec(newest?.html ?? '')?.[1];
  if (href === undefined) throw new Error(`The mail "${subject}" has no link`);
  return href.replaceAll('&amp;', '&');
}

let people = 0;

/** An address that no other test uses. */
export function newAddress(): string {
  people += 1;
  return `person${people}.${Date.now()}@mail.example`;
}

export const confirmationSubject = 'Confirm your e-mail address';
export const resetSubject = 'Choose a new password';
export const goodPassword = 'Harbour#Lantern27';
