import { loadavg } from 'node:os';
import type { Product } from '../e2e/product.ts';
import { percentile } from './load.ts';
import { processorMeter } from './processor.ts';

const WARM = 20;
const MEASURED = 200;
const BUDGET_MS = 100;

/** An access token of the demo's person of this role. */
export async function tokenOf(
  product: Product,
  { role, type }: { readonly role: string; readonly type: string },
): Promise<string> {
  const person = product.demo().accounts.find((one) => one.role === role);
  const reply = await fetch(`${product.baseUrl}/api/accounts/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: person?.email, password: person?.password, type }),
  });
  const { data } = (await reply.json()) as { readonly data: { readonly token: string } };
  return data.token;
}

export function sayHeadings(what: string): void {
  console.log(`| over HTTP | ${what} | p50 ms | p95 ms | budget p95 ms | processor ms a request |`);
  console.log('| --- | --- | --- | --- | --- | --- |');
}

/** One after the other, a line each in the table; whether each was within QUALITY's budget of any list or page. */
export async function timeCalls(
  product: Product,
  given: { readonly token: string; readonly size: number },
  calls: Readonly<Record<string, string>>,
): Promise<boolean> {
  const headers = { authorization: `Bearer ${given.token}` };
  const meter = processorMeter(product.dataDir);
  let isMet = true;
  for (const [name, path] of Object.entries(calls)) {
    const times: number[] = [];
    let before = meter();
    for (let n = 0; n < WARM + MEASURED; n += 1) {
      if (n === WARM) before = meter();
      const from = performance.now();
      const reply = await fetch(`${product.baseUrl}${path}`, { headers });
      await reply.json();
      if (!reply.ok) throw new Error(`${path} answered ${reply.status}`);
      if (n >= WARM) times.push(performance.now() - from);
    }
    const after = meter();
    const spent = after.server - before.server + after.postgres - before.postgres;
    const [p50, p95] = [percentile(times, 50), percentile(times, 95)];
    isMet &&= p95 <= BUDGET_MS;
    const figures = [p50, p95, BUDGET_MS, (spent * 1000) / MEASURED].map((ms) => ms.toFixed(1));
    console.log(`| ${[name, given.size, ...figures].join(' | ')} |`);
  }
  return isMet;
}

export const sayLoad = (when: 'before' | 'after'): void =>
  console.log(`load ${loadavg()[0]?.toFixed(1)} ${when} the run`);
