// Run by embedded-postgres.test.ts as a process of its own, to be killed. It starts PostgreSQL in the folder
// named on the command line, then stores rows one after the other and prints each number once COMMIT has
// answered. A refusal is printed as `refused …`.
import { writeSync } from 'node:fs';
import { Client } from 'pg';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

// Synchronously: a line must be out before the process can be killed after it.
const say = (line: string) => writeSync(1, `${line}\n`);

try {
  const postgres = await startEmbeddedPostgres({ dataDir: process.argv[2] ?? '' });
  const client = new Client(postgres.owner);
  await client.connect();
  await client.query('create table if not exists ledger (id int primary key)');
  const { rows } = await client.query('select coalesce(max(id), 0) as last from ledger');
  say(`ready ${postgres.pid()}`);
  for (let id = rows[0].last + 1; ; id += 1) {
    await client.query('insert into ledger values ($1)', [id]);
    say(`stored ${id}`);
  }
} catch (error) {
  say(`refused ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
