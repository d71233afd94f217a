/** What an operator reads of backups that could not be made or put back. */
export const backupSentences = {
  unstarted:
    'Candor was never started with this database, so there is nothing to back up or verify. Give the command the same environment ' +
    '(DATA_DIR, DATABASE_URL, S3_…) as the server.',
  folderClosed: (root: string) =>
    `${root} cannot be written to by the user that this command runs as. Make the folder first, for that user alone ` +
    `(install -d -o candor -g candor -m 700 ${root}). No backup was made.`,
  rowsHidden:
    'The role of DATABASE_URL does not see every row: row-level security binds it. Let an administrator run ' +
    '"alter role <owner> bypassrls", then repeat this. No backup was made.',
  rowsDiffer: (table: string, rows: number, taken: number) =>
    `The table ${table} has ${rows} rows in the backup, and ${taken} arrived. Nothing was restored.`,
  contentDiffers: (table: string) =>
    `The rows of the table ${table} that arrived are not those that were backed up. Nothing was restored.`,
  notRead: (what: string) =>
    `What was written could not be read back as it was: ${what}. No backup was made; look at the disk.`,
  noBackup: (root: string) => `There is no whole backup in ${root}.`,
  noSuchBackup: (id: string, ids: readonly string[]) =>
    `There is no backup ${id}. These are there: ${ids.join(', ')}.`,
  broken: (problems: readonly string[]) =>
    `The backup is not whole, so nothing was restored:\n  ${problems.slice(0, 20).join('\n  ')}`,
  tableBroken: (name: string) => `the rows of ${name} are not those that were written`,
  objectsListBroken: 'the list of objects is not the one that was written',
  objectBroken: (key: string) => `the object ${key} is missing or changed`,
  databaseNotEmpty:
    'This database already holds people or companies. A backup is restored into an empty one only, so that nothing is lost: ' +
    'name another in DATABASE_URL, or another folder in DATA_DIR.',
  storeNotEmpty: (key: string) =>
    `The storage already holds objects (${key}). A backup is restored into an empty folder or bucket only.`,
  newer: (migration: string) =>
    `A newer release of Candor made this backup (${migration}), and this one does not know its tables. Restore it with that release.`,
  ahead:
    'This database was brought up to date for a release after the one that made the backup. Restore into an empty database, ' +
    'in which nothing was started.',
  passphraseMissing:
    'Say how the secret is to be sealed: BACKUP_PASSPHRASE, or --passphrase-file FILE (12 characters or more). ' +
    'With --without-secrets it is left out, and without it no backup of this database can be opened.',
  passphraseShort: 'The passphrase has fewer than 12 characters.',
  wrongPassphrase: 'The sealed secret does not open: another passphrase, or the file changed.',
  otherSecret:
    'The backup was made with another secret than the one given here. Nothing was restored. Give --secrets FILE with its ' +
    'passphrase, or the right APP_SECRET.',
  secretThere: (path: string) =>
    `${path} holds a secret already, and the backup brings another. Nothing was restored.`,
  running:
    'Another backup or restore works in this folder. If none does, remove the file "lock" there.',
} as const;
