// `npm run verify [-- --from FOLDER]`: whether the audit log's chains are whole and every object that rows name is in the
// storage; with --from, whether every backup there still holds what was written. Ends with status 1 where something is not.
import { parseArgs } from 'node:util';
import { backupFolder } from '../../../platform/backup/backup-files.ts';
import { refuseUnstarted } from '../../../platform/backup/dump-tables.ts';
import { listObjects } from '../../../platform/backup/list-objects.ts';
import { connected } from '../../../platform/backup/make-backup.ts';
import { findNamedObjects } from '../../../platform/backup/named-objects.ts';
import { chooseBackup, findDamage } from '../../../platform/backup/restore-backup.ts';
import { readConfig } from '../../../platform/config/config.ts';
import { openDatabase } from '../../../platform/database/database.ts';
import { reachDatabase } from '../../../platform/installation/installation.ts';
import { runCommand } from '../../../platform/installation/run-command.ts';
import { verifyAudit } from '../audit/index.ts';
import { commandWords } from './command-words.ts';

const { values: options } = parseArgs({ options: { from: { type: 'string' } } });

await runCommand(() =>
  options.from === undefined ? verifyInstallation() : verifyBackups(options.from),
);

async function verifyInstallation(): Promise<void> {
  const config = readConfig(process.env);
  const server = await reachDatabase(config);
  const database = openDatabase({ connection: server.owner, maxConnections: 1 });
  try {
    await connected(server.owner, refuseUnstarted);
    for (const { companyId, rows, broken } of await verifyAudit(database)) {
      const problem = broken === undefined ? null : `${broken.seq}: ${broken.problem}`;
      say(commandWords.chain(companyId, rows, problem), problem === null);
    }
    const named = await connected(server.owner, findNamedObjects);
    const held = new Set<string>();
    for await (const { key } of listObjects(config)) held.add(key);
    const missing = named.filter((key) => !held.has(key));
    say(commandWords.objectsHeld(named.length, missing), missing.length === 0);
  } finally {
    await database.close();
    await server.stop();
  }
}

async function verifyBackups(root: string): Promise<void> {
  const folder = backupFolder(root);
  await chooseBackup(folder);
  for (const id of await folder.ids()) {
    const manifest = await folder.readManifest(id);
    const problems = await findDamage(folder, manifest);
    if (problems.length === 0) say(commandWords.backupWhole(id, manifest.objects.count), true);
    else say(commandWords.backupDamaged(id, problems), false);
  }
}

function say(sentence: string, isWell: boolean): void {
  console.log(sentence);
  if (!isWell) process.exitCode = 1;
}
