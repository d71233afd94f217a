import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { migrate } from './migrate.ts';

export type Prepared = {
  readonly asked: number;
  readonly refusals: readonly { readonly text: string; readonly reason: string }[];
};

/**
 * Asks the PostgreSQL in `binFolder` to PREPARE every statement of the ledger, on a freshly migrated database, as the
 * application. Throws when the database does not start or cannot be migrated.
 */
export async function prepareStatements(ledger: string, binFolder?: string): Promise<Prepared> {
  const dataDir = mkdtempSync(join(tmpdir(), 'candor-prepare-'));
  // The database runs as another user when the tests run as root.
  chmodSync(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir, binFolder, mode: 'fast' });
  try {
    await migrate(postgres.owner);
    const client = new Client(postgres.app);
    await client.connect();
    const prepared = await prepareEach(client, readStatements(ledger));
    await client.end();
    return prepared;
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Each once, whichever workers noted it. */
function readStatements(ledger: string): readonly string[] {
  const lines = readFileSync(ledger, 'utf8').split('\n').filter(Boolean);
  return [...new Set(lines.map((line) => JSON.parse(line) as string))];
}

async function prepareEach(client: Client, statements: readonly string[]): Promise<Prepared> {
  const refusals: { text: string; reason: string }[] = [];
  for (const text of statements) {
    try {
      await client.query(`prepare statement as ${text}`);
      await client.query('deallocate statement');
    } catch (error) {
      refusals.push({ text, reason: error instanceof Error ? error.message : String(error) });
    }
  }
  return { asked: statements.length, refusals };
}
