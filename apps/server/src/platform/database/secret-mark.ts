import { Client } from 'pg';
import { deriveKey, markOf } from '../config/secret.ts';
import { openSealedText } from '../sealing/sealed-text.ts';
import type { Connection } from './connection.ts';
import type { Tx } from './database.ts';
import { DatabaseSetupError } from './database-errors.ts';
import { lastingSeals, passingSeals, type Seal } from './seals.ts';

/** Of each table, and each company: enough that one odd row decides nothing. */
const SAMPLES = 20;

/**
 * The database remembers which secret it was sealed with, from the first start on. With another one every sign-in by an
 * authenticator, every waiting mail and every value of the audit log would fail one by one; so nothing starts at all.
 * A database of before has no mark: what it holds tells whether the secret is its own.
 */
export async function checkSecret(
  owner: Connection,
  { secret, source }: { readonly secret: string; readonly source: string },
): Promise<void> {
  if (await isSecretOf(owner, secret)) return;
  throw new DatabaseSetupError(
    `This database was sealed with another secret than ${source}. Authenticators, waiting mails and the audit log cannot ` +
      'be opened with it, so Candor does not start; nothing was changed. Bring the secret back from the backup that the ' +
      'database belongs to: as APP_SECRET, or as the file "secret" in DATA_DIR. If it is lost for good, README says under ' +
      '"When the secret is lost" what SECRET_LOST=yes gives up.',
  );
}

/** Marks a database that has no mark yet, if the secret is its own. */
export async function isSecretOf(owner: Connection, secret: string): Promise<boolean> {
  const client = new Client(owner);
  client.on('error', () => {});
  await client.connect();
  try {
    return await compare(client, secret);
  } finally {
    await client.end();
  }
}

async function compare(client: Client, secret: string): Promise<boolean> {
  const mark = markOf(secret);
  const known = await readMark(client);
  if (known !== null) return known === mark;
  if ((await tryToOpen(client, secret)) === 'closed') return false;
  await client.query('insert into installation (secret_mark) values ($1) on conflict do nothing', [
    mark,
  ]);
  return (await readMark(client)) === mark;
}

async function readMark(client: Client): Promise<string | null> {
  const { rows } = await client.query('select secret_mark as mark from installation');
  return rows[0]?.mark ?? null;
}

/** What lasts decides. `empty`: nothing was sealed yet, so any secret is right. */
async function tryToOpen(client: Client, secret: string): Promise<'opened' | 'closed' | 'empty'> {
  for (const seals of [lastingSeals, passingSeals]) {
    let isAny = false;
    for (const seal of seals) {
      for await (const text of samplesOf(client, seal)) {
        isAny = true;
        const opened = await openSealedText(text, deriveKey(secret, seal.purpose)).catch(
          () => null,
        );
        if (opened !== null) return 'opened';
      }
    }
    if (isAny) return 'closed';
  }
  return 'empty';
}

/** In the name of each company, because the owner may be subject to row-level security. */
async function* samplesOf(client: Client, { table, column, isOfCompany }: Seal) {
  const ids = isOfCompany
    ? (await client.query('select id from tenants order by id')).rows.map(({ id }) => String(id))
    : [''];
  for (const id of ids) {
    await client.query(`select set_config('app.company_id', $1, false)`, [id]);
    const { rows } = await client.query(
      `select ${column} as text from ${table}
        where ${column} is not null ${isOfCompany ? 'and company_id = $1' : ''} limit ${SAMPLES}`,
      isOfCompany ? [id] : [],
    );
    for (const { text } of rows) yield String(text);
  }
}

export async function lockMark(tx: Tx): Promise<string | null> {
  const row = await tx
    .selectFrom('installation')
    .select('secretMark')
    .forUpdate()
    .executeTakeFirst();
  return row?.secretMark ?? null;
}

export async function writeMark(tx: Tx, secretMark: string, now: Date): Promise<void> {
  await tx
    .insertInto('installation')
    .values({ secretMark, markedAt: now })
    .onConflict((on) => on.column('isOnly').doUpdateSet({ secretMark, markedAt: now }))
    .execute();
}
