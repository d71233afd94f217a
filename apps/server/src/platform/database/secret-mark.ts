import { Client } from 'pg';
import type { Connection } from './connection.ts';
import { DatabaseSetupError } from './database-errors.ts';

/**
 * The database remembers which secret it was sealed with, from the first start on. With another one every sign-in by an
 * authenticator, every waiting mail and every value of the audit log would fail one by one; so nothing starts at all.
 */
export async function checkSecret(
  owner: Connection,
  { mark, source }: { readonly mark: string; readonly source: string },
): Promise<void> {
  const client = new Client(owner);
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(
      'insert into installation (secret_mark) values ($1) on conflict do nothing',
      [mark],
    );
    const { rows } = await client.query('select secret_mark as mark from installation');
    if (rows[0]?.mark === mark) return;
  } finally {
    await client.end();
  }
  throw new DatabaseSetupError(
    `This database was sealed with another secret than ${source}. Authenticators, waiting mails and the audit log cannot ` +
      'be opened with it, so Candor does not start; nothing was changed. Bring the secret back from the backup that the ' +
      'database belongs to: as APP_SECRET, or as the file "secret" in DATA_DIR.',
  );
}
