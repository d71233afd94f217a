import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../../apps/server/src/platform/database/database.ts';
import { reachEmbeddedPostgres } from '../../apps/server/src/platform/database/embedded-postgres.ts';
import { MARK_KEY } from '../../apps/server/src/platform/objects/marked-store.ts';

export type Kept = {
  readonly attemptId: number;
  readonly status: string;
  readonly failure: string | null;
  readonly objectKey: string | null;
  readonly sha256: string | null;
  readonly durationMs: number | null;
  readonly isVerified: boolean;
  readonly isRawRemoved: boolean;
  /** Uploads that became objects. */
  readonly rawKeys: readonly string[];
  /** Everything else that its row says is there. */
  readonly otherKeys: readonly string[];
};

/** The rows, read as the owner: never the server's own word. */
export async function readKept(dataDir: string): Promise<Kept[]> {
  const postgres = await reachEmbeddedPostgres({ dataDir });
  const db = openDatabase({ connection: postgres.owner, maxConnections: 1 });
  try {
    const { rows } = await db.pool.query<Kept>(
      `select r.attempt_id::int as "attemptId", r.status, r.failure, r.object_key as "objectKey", r.sha256,
          r.duration_ms::int as "durationMs", r.verified_at is not null as "isVerified",
          r.raw_removed_at is not null as "isRawRemoved",
          array_remove(r.spare_keys || array[r.poster_key, r.thumbnails ->> 'key'], null) as "otherKeys",
          array(select g.object_key from recording_segments g
            where g.recording_id = r.id and g.company_id = r.company_id and g.status = 'completed') as "rawKeys"
        from recordings r order by r.attempt_id`,
    );
    return rows;
  } finally {
    await db.close();
    await postgres.stop();
  }
}

/** Every object of the folder store, by its key. */
export function storedKeys(dataDir: string): string[] {
  const objects = join(dataDir, 'objects', 'objects');
  return globSync('**/*@', { cwd: objects })
    .map((path) => path.slice(0, -1))
    .filter((key) => key !== MARK_KEY);
}

/** The bytes of an object, from its manifest and parts. */
export function bytesOf(dataDir: string, key: string): Buffer {
  const root = join(dataDir, 'objects');
  const manifest = JSON.parse(readFileSync(join(root, 'objects', `${key}@`), 'utf8')) as {
    partsId: string;
    files: { file: string }[];
  };
  const files = manifest.files.map(({ file }) => join(root, 'parts', manifest.partsId, file));
  return Buffer.concat(files.map((file) => readFileSync(file)));
}
