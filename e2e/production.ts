import { expect } from '@playwright/test';
import { startMailServer } from '../apps/server/src/platform/mail/test-mail-server.ts';
import { readMail } from '../apps/server/src/platform/mail/test-read-mail.ts';
import { type Product, startProduct } from './product.ts';

export type Production = {
  readonly product: Product;
  readonly baseUrl: string;
  /** What the button of the newest mail with this subject opens, once it has arrived by SMTP. */
  mailedLink(address: string, subject: string): Promise<string>;
  dispose(): Promise<void>;
};

/** As somebody installs it: an empty database, a mail server, the address of who administers it, and no demo. */
export async function startProduction(
  superAdmin: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Production> {
  const mails = await startMailServer();
  const product = await startProduct({
    NODE_ENV: 'production',
    SMTP_URL: mails.url,
    SUPER_ADMIN_EMAIL: superAdmin,
    // Production refuses what the tests of webhooks need, and has no demo to choose.
    OUTBOUND_INSIDE: '',
    DEMO: '',
    ...settings,
  });
  const find = (address: string, subject: string) => readMail(mails.received, address, subject);
  return {
    product,
    baseUrl: product.baseUrl,
    async mailedLink(address, subject) {
      const found = async () => (await find(address, subject)) !== undefined;
      await expect.poll(found, { timeout: 20_000 }).toBe(true);
      const href = /<a href="([^"]+)"/.exec((await find(address, subject))?.html ?? '')?.[1];
      if (href === undefined) throw new Error(`The mail ${subject} has no link`);
      return href.replaceAll('&amp;', '&');
    },
    async dispose() {
      await product.dispose();
      await mails.close();
    },
  };
}
