import type { ClientBase } from 'pg';
import type { BackupManifest } from './backup-files.ts';

type Made = Pick<BackupManifest, 'id' | 'finishedAt' | 'objects'>;

/**
 * Tells the database of a backup that is whole, for whoever looks how old the last one is; so also the one that was
 * restored, which holds the note of the one before it. A later one stays. A database of an earlier release has no place
 * for it: whoever backs up before an upgrade is not refused.
 */
export async function noteBackup(
  owner: Pick<ClientBase, 'query'>,
  { id, finishedAt, objects }: Made,
): Promise<void> {
  const { rows } = await owner.query(
    `select to_regclass('public.last_backup') is not null as "is"`,
  );
  if (!rows[0]?.is) return;
  await owner.query(
    `insert into last_backup (backup_id, finished_at, objects, object_bytes) values ($1, $2, $3, $4)
     on conflict (is_only) do update
       set backup_id = excluded.backup_id, finished_at = excluded.finished_at, objects = excluded.objects,
           object_bytes = excluded.object_bytes
     where excluded.finished_at > last_backup.finished_at`,
    [id, finishedAt, objects.count, objects.bytes],
  );
}
