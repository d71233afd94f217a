// `npm run restore -- --from FOLDER`: a backup into the empty database and storage that the environment names, before
// anything was started there; docs/operations.md says more.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  BackupError,
  backupFolder,
  type BackupFolder,
  type BackupManifest,
} from '../../../platform/backup/backup-files.ts';
import { backupSentences } from '../../../platform/backup/backup-words.ts';
import { inTurn } from '../../../platform/backup/folder-turn.ts';
import { listObjects } from '../../../platform/backup/list-objects.ts';
import { connected } from '../../../platform/backup/make-backup.ts';
import { noteBackup } from '../../../platform/backup/note-backup.ts';
import { chooseBackup, restoreBackup } from '../../../platform/backup/restore-backup.ts';
import { readSecrets } from '../../../platform/backup/sealed-secrets.ts';
import { type Config, readConfig } from '../../../platform/config/config.ts';
import { markOf } from '../../../platform/config/secret.ts';
import { openUnmarked } from '../../../platform/objects/open-objects.ts';
import { reachDatabase, withDatabase } from '../../../platform/installation/installation.ts';
import { runCommand } from '../../../platform/installation/run-command.ts';
import { needOption, needPassphrase, readPassphrase } from './command-options.ts';
import { commandWords } from './command-words.ts';
import { eraseRestored } from './erase-restored.ts';

const { values: options } = parseArgs({
  options: {
    from: { type: 'string' },
    backup: { type: 'string' },
    secrets: { type: 'string' },
    'passphrase-file': { type: 'string' },
    'keep-links': { type: 'boolean' },
  },
});

await runCommand(async () => {
  const folder = backupFolder(needOption(options.from, commandWords.restoreUsage));
  const manifest = await chooseBackup(folder, options.backup);
  const config = readConfig(process.env);
  const secret = await findSecret(config, manifest);
  await inTurn(folder.root, () => restore(config, { folder, manifest, secret }));
});

async function restore(
  config: Config,
  given: {
    readonly folder: BackupFolder;
    readonly manifest: BackupManifest;
    readonly secret: string;
  },
): Promise<void> {
  const { folder, manifest, secret } = given;
  const server = await reachDatabase(config);
  try {
    const objects = await openUnmarked(config, secret);
    if ('prepare' in objects) await objects.prepare();
    const list = () => listObjects(config);
    const keepsLinks = options['keep-links'] === true;
    const parts = { owner: server.owner, objects, list, keepsLinks };
    const { ended, last } = await restoreBackup(parts, folder, manifest);
    await connected(server.owner, (client) => noteBackup(client, manifest));
    if (config.APP_SECRET === undefined) keepSecret(config, secret);
    console.log(commandWords.restored(manifest.id, ended));
    // At once: what follows can fail, and nobody restores into what is restored.
    console.log(commandWords.lookAt(manifest.startedAt, last));
    const again = await withDatabase(server, secret, (open) =>
      eraseRestored({ ...open, objects }, { folder, manifest, ended }),
    );
    console.log(commandWords.erasedAgain(again));
    if (again.unfinished.length > 0 || again.recordings.some(({ isDone }) => !isDone))
      throw new BackupError(commandWords.eraseLater);
  } finally {
    await server.stop();
  }
}

/** The one that the backup was sealed with: out of its file, of the environment, or of the folder. */
async function findSecret(config: Config, { secretMark }: BackupManifest): Promise<string> {
  const found =
    options.secrets === undefined
      ? (config.APP_SECRET ?? readKept(config))
      : (
          await readSecrets(
            options.secrets,
            needPassphrase(readPassphrase(options['passphrase-file'])),
          )
        ).APP_SECRET;
  const isOurs = found !== null && (secretMark === null || markOf(found) === secretMark);
  if (!isOurs) throw new BackupError(backupSentences.otherSecret);
  if (config.APP_SECRET !== undefined && config.APP_SECRET !== found) {
    throw new BackupError(backupSentences.otherSecret);
  }
  const kept = readKept(config);
  if (config.APP_SECRET === undefined && kept !== null && kept !== found) {
    throw new BackupError(backupSentences.secretThere(secretPath(config)));
  }
  return found;
}

// A declaration: the command above runs before a constant down here would be.
function secretPath({ dataDir }: Config): string {
  return join(dataDir, 'secret');
}

function readKept(config: Config): string | null {
  const path = secretPath(config);
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : null;
}

function keepSecret(config: Config, secret: string): void {
  if (readKept(config) !== null) return;
  mkdirSync(config.dataDir, { recursive: true });
  writeFileSync(secretPath(config), secret, { mode: 0o600, flag: 'wx', flush: true });
}
