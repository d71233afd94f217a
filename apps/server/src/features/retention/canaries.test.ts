import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSealedText } from '../../platform/sealing/sealed-text.ts';
import { testPersonKey } from '../../platform/database/test-database.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';
import { brokenChains, openedAudit } from '../audit/test-audit.ts';
import { canaries, liveThrough } from './test-canary.ts';

let now = Date.parse('2026-11-21T10:00:00Z');
let service: TestApp;

beforeAll(async () => {
  service = await createTestApp({ now: () => new Date(now) });
});
afterAll(() => service.close());

const words = Object.values(canaries).map((word) => word.toLowerCase());
const wordsIn = (text: string) => words.filter((word) => text.toLowerCase().includes(word));

/** Every table of every schema but PostgreSQL's own, each row as text, as the owner sees it. */
async function tablesHolding(): Promise<string[]> {
  const { rows: tables } = await service.owner.query(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'm') and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname !~ '^pg_t'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await service.owner.query(
      `select lower(t::text) as row from ${name} t where lower(t::text) like any ($1)`,
      [words.map((word) => `%${word}%`)],
    );
    for (const { row } of rows) for (const word of wordsIn(row)) found.push(`${name}: ${word}`);
  }
  return [...new Set(found)];
}

/** Objects, and the mails of the mailbox, by name and by their bytes. */
function filesHolding(): string[] {
  const every = readdirSync(service.folder, { recursive: true, encoding: 'utf8' });
  return every.flatMap((name) => {
    const path = join(service.folder, name);
    const bytes = statSync(path).isFile() ? readFileSync(path, 'latin1') : '';
    return wordsIn(`${name} ${bytes}`).map((word) => `${name}: ${word}`);
  });
}

/** What the log says once everything is opened that some key still opens. */
async function logHolding(companyId: number): Promise<string[]> {
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

test('[F4] an erased person stands in no table, no object, no mail, no line of the log', async () => {
  const lived = await liveThrough(service, { pass: (ms) => void (now += ms) });
  const { companyId, candidateID } = lived;
  // Each word lies somewhere before; otherwise finding none of them afterwards would say nothing.
  const before = [...(await tablesHolding()), ...filesHolding(), ...(await logHolding(companyId))];
  expect(words.filter((word) => !before.some((place) => place.endsWith(word)))).toEqual([]);
  expect((await logHolding(companyId)).length).toBeGreaterThan(11);

  const admin = await lived.admin();
  const body = { candidateID, email: canaries.email };
  const named = { ...body, because: `${canaries.lastName} asked for it.` };
  expect((await admin('POST', '/api/retention/erasures', named)).code).toBe('validation_failed');
  const erased = await admin('POST', '/api/retention/erasures', {
    ...body,
    because: 'Asked for it.',
  });
  expect(erased).toMatchObject({ status: 200 });

  expect(await tablesHolding()).toEqual([]);
  expect(filesHolding()).toEqual([]);
  expect(await logHolding(companyId)).toEqual([]);
  expect(await brokenChains(service)).toEqual([]);
  expect((await admin('GET', '/api/audit/check')).data).toMatchObject({
    isDone: true,
    broken: null,
  });
  const { rows } = await service.owner.query(
    `select candidate_id::int as id, cardinality(merged_ids) as merged, finished_at is not null as done from erasures`,
  );
  expect(rows).toEqual([{ id: candidateID, merged: 1, done: true }]);
});
