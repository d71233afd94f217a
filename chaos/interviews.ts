import { contract, type Envelope, type Output } from '@candor/contract';
import { readOptions } from '@candor/contract/interviews/option-rules';
import { inviteCandidate } from '../apps/server/src/features/operations/demo/demo-links.ts';
import { openDatabase } from '../apps/server/src/platform/database/database.ts';
import { reachEmbeddedPostgres } from '../apps/server/src/platform/database/embedded-postgres.ts';

const { getBotQuestions, getTerms } = contract.attempts;

export type Questions = Output<typeof getBotQuestions>;

/** Invites candidates straight in the database of a running product; gives their links' secrets. */
export async function inviteMany(dataDir: string, count: number): Promise<string[]> {
  const postgres = await reachEmbeddedPostgres({ dataDir });
  const db = openDatabase({ connection: postgres.app });
  try {
    const tokens: string[] = [];
    // The demo's own company is the first one.
    for (let n = 0; n < count; n += 1) {
      const { token } = await db.inCompany(1, (tx) =>
        inviteCandidate(tx, {
          companyId: 1,
          person: {
            email: `chaos-${crypto.randomUUID()}@example.com`,
            firstName: 'Load',
            lastName: `Number ${n}`,
          },
          now: new Date(),
        }),
      );
      tokens.push(token);
    }
    return tokens;
  } finally {
    await db.close();
    await postgres.stop();
  }
}

/** One POST; null when no answer came, so that the caller can ask again as a browser would. */
export async function post<T>(url: string, body: unknown): Promise<Envelope<T> | null> {
  try {
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    });
    return (await reply.json()) as Envelope<T>;
  } catch {
    return null;
  }
}

/** The start of an interview: terms, then questions. */
export async function begin(baseUrl: string, token: string): Promise<Envelope<Questions> | null> {
  const terms = await fetch(`${baseUrl}${getTerms.path.replace(':type', 'Bot')}`).catch(() => null);
  if (terms === null || !terms.ok) return null;
  const { data } = (await terms.json()) as Envelope<Output<typeof getTerms>>;
  const body = { token, deviceId: crypto.randomUUID(), termsID: data?.termsID };
  return post<Questions>(`${baseUrl}${getBotQuestions.path}`, body);
}

/** The options a candidate can choose. */
export function optionsOf(
  question: Questions['skillGroups'][number]['questions'][number],
): number[] {
  return readOptions(question).flatMap(({ id }) => id ?? []);
}

/** Repeatable randomness: the seed is printed with every result. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    // mulberry32, Tommy Ettinger, public domain.
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
