// `npm run backup -- --to FOLDER`: database and objects of this installation, while it runs; docs/operations.md says more.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  backupFolder,
  BackupError,
  type BackupFolder,
} from '../../../platform/backup/backup-files.ts';
import { inTurn } from '../../../platform/backup/folder-turn.ts';
import { listObjects } from '../../../platform/backup/list-objects.ts';
import { connected, makeBackup, removeOldBackups } from '../../../platform/backup/make-backup.ts';
import { refuseUnstarted } from '../../../platform/backup/dump-tables.ts';
import { noteBackup } from '../../../platform/backup/note-backup.ts';
import { writeSecrets } from '../../../platform/backup/sealed-secrets.ts';
import { type Config, readConfig } from '../../../platform/config/config.ts';
import { markOf, openSecret } from '../../../platform/config/secret.ts';
import { checkSecret } from '../../../platform/database/secret-mark.ts';
import { openObjects } from '../../../platform/objects/open-objects.ts';
import { reachDatabase, withDatabase } from '../../../platform/installation/installation.ts';
import { runCommand } from '../../../platform/installation/run-command.ts';
import { findLedger } from '../retention/index.ts';
import { needOption, needPassphrase, readPassphrase } from './command-options.ts';
import { commandWords } from './command-words.ts';
import { writeLedgers } from './ledger-files.ts';

const { values: options } = parseArgs({
  options: {
    to: { type: 'string' },
    secrets: { type: 'string' },
    'passphrase-file': { type: 'string' },
    'without-secrets': { type: 'boolean' },
    keep: { type: 'string' },
  },
});

await runCommand(async () => {
  const folder = backupFolder(needOption(options.to, commandWords.backupUsage));
  const keep = options.keep === undefined ? null : readKeep(options.keep);
  const passphrase = options['without-secrets']
    ? null
    : needPassphrase(readPassphrase(options['passphrase-file']));
  await folder.prepare();
  await inTurn(folder.root, () => backUp(readConfig(process.env), folder, { keep, passphrase }));
});

function readKeep(text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new BackupError(commandWords.keepIsNumber);
  return Number(text);
}

async function backUp(
  config: Config,
  folder: BackupFolder,
  { keep, passphrase }: { readonly keep: number | null; readonly passphrase: string | null },
): Promise<void> {
  const { secret, source, forget } = openSecret(config.APP_SECRET, config.dataDir);
  const server = await reachDatabase(config);
  try {
    await connected(server.owner, refuseUnstarted);
    await checkSecret(server.owner, { secret, source });
    const { objects } = await openObjects(config, { secret, owner: server.owner });
    const made = await withDatabase(server, secret, async ({ db, clock }) => {
      const ledgers = writeLedgers(await findLedger({ db, objects }));
      const parts = { owner: server.owner, objects, list: () => listObjects(config), now: clock };
      return makeBackup(parts, folder, ledgers);
    });
    await connected(server.owner, (client) => noteBackup(client, made));
    if (passphrase === null) console.log(commandWords.secretsLeftOut);
    else await keepSecrets(config, secret, passphrase);
    console.log(commandWords.made(made));
    if (made.missing.length > 0) console.error(commandWords.missing(made.missing));
    if (keep !== null) console.log(commandWords.removed(await removeOldBackups(folder, keep)));
  } finally {
    // A secret that was only now made is nobody's.
    forget();
    await server.stop();
  }
}

async function keepSecrets(config: Config, secret: string, passphrase: string) {
  const place =
    options.secrets ?? join(needOption(options.to, commandWords.backupUsage), 'secrets');
  mkdirSync(place, { recursive: true, mode: 0o700 });
  // Of each secret that this database ever had: an older backup needs its own.
  const path = join(place, `secrets-${markOf(secret).slice(0, 8)}.sealed`);
  const { VAPID_PRIVATE_KEY } = config;
  const given = { APP_SECRET: secret, ...(VAPID_PRIVATE_KEY && { VAPID_PRIVATE_KEY }) };
  await writeSecrets(path, given, passphrase);
  console.log(commandWords.secretsWritten(path));
}
