import { createAccount, hashPassword } from '../apps/server/src/features/people/accounts/index.ts';
import { openDatabase } from '../apps/server/src/platform/database/database.ts';
import { reachEmbeddedPostgres } from '../apps/server/src/platform/database/embedded-postgres.ts';

export const plantedPassword = 'Correct#Horse1';

/** Candidates who can sign in, straight in the database of a running product. */
export async function plantCandidates(dataDir: string, emails: readonly string[]): Promise<void> {
  const postgres = await reachEmbeddedPostgres({ dataDir });
  const db = openDatabase({ connection: postgres.app });
  try {
    const passwordHash = await hashPassword(plantedPassword);
    await db.global(async (tx) => {
      for (const email of emails) {
        await createAccount(tx, {
          email,
          firstName: 'Planted',
          lastName: 'Person',
          userTypes: ['CANDIDATE'],
          passwordHash,
          emailConfirmedAt: new Date(),
        });
      }
    });
  } finally {
    await db.close();
    await postgres.stop();
  }
}

/** The nth network of a test: believed only where the server trusts its proxy. */
export const networkOf = (n: number) => `100.${64 + ((n >> 16) & 63)}.${(n >> 8) & 255}.${n & 255}`;

export async function ask(
  url: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  });
}

/**
 * The chance that a measurement of `a` is larger than one of `b` (ties count half): 0.5 when they cannot be
 * told apart, 1 or 0 when they can.
 */
export function areaUnderCurve(a: readonly number[], b: readonly number[]): number {
  const sorted = b.toSorted((x, y) => x - y);
  const below = (value: number, orEqual: boolean): number => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = sorted[middle] ?? 0;
      if (other < value || (orEqual && other === value)) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const wins = a.reduce((sum, value) => sum + (below(value, false) + below(value, true)) / 2, 0);
  return wins / (a.length * b.length);
}
