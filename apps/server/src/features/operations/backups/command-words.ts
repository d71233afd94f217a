import type { BackupManifest } from '../../../platform/backup/backup-files.ts';
import type { Last } from '../../../platform/backup/find-last.ts';
import type { Ended } from '../../../platform/backup/what-revives.ts';
import type { Again } from '../retention/index.ts';
import { creditNoteNumberOf, invoiceNumberOf } from '../billing/index.ts';

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/** What the commands of backups say in the terminal. */
export const commandWords = {
  backupUsage:
    'npm run backup -- --to FOLDER [--secrets FOLDER] [--passphrase-file FILE] [--without-secrets] [--keep NUMBER]',
  restoreUsage:
    'npm run restore -- --from FOLDER [--backup ID] [--secrets FILE] [--passphrase-file FILE] [--keep-links]',
  keepIsNumber: '--keep takes a number of backups, 1 or more.',
  made: ({ id, tables, objects, startedAt, finishedAt }: BackupManifest): string => {
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    const seconds = ((Date.parse(finishedAt) - Date.parse(startedAt)) / 1000).toFixed(1);
    return (
      `Backup ${id}: ${rows} rows of ${tables.length} tables, ${objects.count} objects (${megabytes(objects.bytes)}, ` +
      `${megabytes(objects.added)} new), read back and whole, in ${seconds} s.`
    );
  },
  missing: (keys: readonly string[]): string =>
    `${keys.length} objects that rows name are not in the storage, and so not in the backup: ${keys.slice(0, 10).join(', ')}`,
  secretsWritten: (path: string): string =>
    `The secret is sealed in ${path}. Keep that file and its passphrase apart from the backup, and apart from each other.`,
  secretsLeftOut:
    'The secret was left out. Without it this backup cannot be restored: keep APP_SECRET or DATA_DIR/secret elsewhere.',
  removed: (count: number): string => `${count} older backups removed.`,
  restored: (id: string, { sessions, shares, apiKeys, links, mails }: Ended): string =>
    `Backup ${id} is restored. Ended, because it may have been ended since: ${sessions} sessions, ${shares} shared recordings, ` +
    `${apiKeys} API keys, ${links} links of interviews; ${mails} waiting mails are not sent again.`,
  erasedAgain: ({ known, erased, unfinished, recordings }: Again): string => {
    const held = recordings.flatMap(({ companyId, heldAgain }) =>
      heldAgain === null ? [] : [`${heldAgain} of company ${companyId}`],
    );
    const left = unfinished.length + recordings.filter(({ isDone }) => !isDone).length;
    return (
      `${known} erasures known, ${erased.length} people erased again, recordings of ${recordings.length} interviews ` +
      `deleted or to be deleted again, ${left} not finished.` +
      (held.length === 0
        ? ''
        : ` Held back anew, as before the restore, until the company lets go: candidate ${held.join(', ')}.`)
    );
  },
  eraseLater: 'Run "npm run erase:again" in a few minutes: somebody’s erasure is not finished.',
  lookAt: (madeAt: string, { invoice, creditNote, batch, audit }: Last): string => {
    const number = invoice && invoiceNumberOf(invoice.year, invoice.number);
    const note = creditNote && creditNoteNumberOf(creditNote.year, creditNote.number);
    return [
      `Compare before you open it again; whatever is later elsewhere came after ${madeAt}, and is not here:`,
      number === null
        ? '  invoices: none was issued.'
        : `  invoices: the last is ${number}. A later one that a company holds has a number that will be given out again.`,
      note === null
        ? '  credit notes: none was issued.'
        : `  credit notes: the last is ${note}. What is said of a later invoice holds for a later one of these.`,
      batch === null
        ? '  payouts: no batch was approved.'
        : `  payouts: the last batch is ${batch.id}, of ${batch.madeAt.toISOString()}. What your bank paid later waits or is owed here again: mark it as paid, and send it no second time.`,
      audit === null
        ? '  audit log of the platform: empty.'
        : `  audit log of the platform: ends with ${audit.seq}, ${audit.hash}. A note of audit:verify made before the backup must still fit it.`,
    ].join('\n');
  },
  chain: (companyId: number, rows: number, problem: string | null): string => {
    const whose = companyId === 0 ? 'platform' : `company ${companyId}`;
    return problem === null
      ? `audit log of ${whose}: ${rows} rows, whole`
      : `audit log of ${whose}: BROKEN, ${problem}`;
  },
  objectsHeld: (named: number, missing: readonly string[]): string =>
    `objects: ${named} named by rows, ${missing.length} missing${missing.map((key) => `\n  ${key}`).join('')}`,
  backupWhole: (id: string, objects: number): string =>
    `backup ${id}: every row and ${objects} objects are as they were written`,
  backupDamaged: (id: string, problems: readonly string[]): string =>
    `backup ${id}: DAMAGED\n  ${problems.join('\n  ')}`,
} as const;
