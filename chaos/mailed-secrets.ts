import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Product } from '../e2e/product.ts';
import { ask, networkOf } from './accounts.ts';

let asked = 0;

/** Each from a network of its own. */
export function send(
  product: Product,
  path: string,
  body: object,
  headers: Record<string, string> = {},
) {
  asked += 1;
  const forwarded = { 'x-forwarded-for': networkOf(asked) };
  return ask(`${product.demo().baseUrl}${path}`, body, { ...forwarded, ...headers });
}

export async function dataOf(reply: Response) {
  const { data, errors } = await reply.json();
  if (!reply.ok) throw new Error(`${reply.status} ${JSON.stringify(errors)}`);
  return data;
}

/** What the pattern finds in a mail to this address, once there is one. */
export async function mailed({ dataDir }: Product, email: string, wanted: RegExp): Promise<string> {
  const folder = join(dataDir, 'mailbox');
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline) {
    const files = existsSync(folder) ? readdirSync(folder) : [];
    for (const file of files.filter((name) => name.endsWith('.json'))) {
      const mail = JSON.parse(readFileSync(join(folder, file), 'utf8'));
      const found = wanted.exec(mail.html)?.[1];
      if (mail.to === email && found !== undefined) return found;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Nothing like ${wanted} was mailed`);
}
