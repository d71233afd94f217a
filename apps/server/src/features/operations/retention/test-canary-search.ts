import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { openSealedText } from '../../../platform/sealing/sealed-text.ts';
import { testPersonKey } from '../../../platform/database/test-database.ts';
import type { TestApp } from '../../../test-app.ts';
import { openedAudit } from '../audit/test-audit.ts';
import { canaries } from './test-canary.ts';

export const words = Object.values(canaries).map((word) => word.toLowerCase());
const wordsIn = (text: string) => words.filter((word) => text.toLowerCase().includes(word));

/** Every table of every schema but PostgreSQL's own, each row as text, as the owner sees it. */
export async function tablesHolding({ owner }: TestApp): Promise<string[]> {
  const { rows: tables } = await owner.query(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'm') and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname !~ '^pg_t'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await owner.query(
      `select lower(t::text) as row from ${name} t where lower(t::text) like any ($1)`,
      [words.map((word) => `%${word}%`)],
    );
    for (const { row } of rows) for (const word of wordsIn(row)) found.push(`${name}: ${word}`);
  }
  return [...new Set(found)];
}

/** Objects, and the mails of the mailbox, by name and by their bytes. */
export function filesHolding({ folder }: TestApp): string[] {
  const every = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return every.flatMap((name) => {
    const path = join(folder, name);
    const bytes = statSync(path).isFile() ? readFileSync(path, 'latin1') : '';
    return wordsIn(`${name} ${bytes}`).map((word) => `${name}: ${word}`);
  });
}

/** What the log says once everything is opened that some key still opens. */
export async function logHolding(service: TestApp, companyId: number): Promise<string[]> {
  const lines = await openedAudit(service, companyId);
  const { rows } = await service.owner.query('select sealed_key from person_keys');
  const keys = await Promise.all(
    rows.map(({ sealed_key }) => openSealedText(sealed_key, testPersonKey)),
  );
  const { rows: sealed } = await service.owner.query(
    'select sealed from audit_log where sealed is not null',
  );
  const opened: string[] = [JSON.stringify(lines)];
  for (const key of keys) {
    for (const { sealed: text } of sealed) {
      await openSealedText(text, Buffer.from(key, 'base64url')).then(
        (value) => opened.push(value),
        () => {},
      );
    }
  }
  return wordsIn(opened.join('\n'));
}
