import { ListObjectsV2Command } from '@aws-sdk/client-s3';
import { opendir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { isObjectKey } from '@candor/folder-store';
import type { Config } from '../config/config.ts';
import { createS3Client } from '../objects/s3-client.ts';

export type ListedObject = { readonly key: string; readonly size: number; readonly etag: string };

/** Every whole object of the folder or the bucket that the configuration names. */
export function listObjects(config: Config): AsyncIterable<ListedObject> {
  const { S3_BUCKET } = config;
  return S3_BUCKET === undefined
    ? listFolder(join(config.dataDir, 'objects'))
    : listBucket(config, S3_BUCKET);
}

/** Manifests of objects, as `@candor/folder-store` lays them: `objects/KEY@`. */
export async function* listFolder(root: string): AsyncIterable<ListedObject> {
  const top = join(root, 'objects');
  const folder = await opendir(top, { recursive: true }).catch(absent);
  if (folder === null) return;
  for await (const entry of folder) {
    if (!entry.isFile() || !entry.name.endsWith('@')) continue;
    const path = join(entry.parentPath, entry.name);
    const key = relative(top, path).slice(0, -1);
    const text = await readFile(path, 'utf8').catch(absent);
    // Removed since the folder was read.
    if (text === null || !isObjectKey(key)) continue;
    const { size, etag } = JSON.parse(text);
    yield { key, size, etag };
  }
}

function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

async function* listBucket(config: Config, Bucket: string): AsyncIterable<ListedObject> {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = config;
  const client = createS3Client({
    endpoint: config.S3_ENDPOINT,
    region: config.S3_REGION,
    bucket: Bucket,
    forcePathStyle: config.S3_FORCE_PATH_STYLE === 'yes',
    credentials:
      accessKeyId === undefined || secretAccessKey === undefined
        ? undefined
        : { accessKeyId, secretAccessKey },
  });
  try {
    for (let token: string | undefined; ; ) {
      const page = await client.send(
        new ListObjectsV2Command({ Bucket, ...(token && { ContinuationToken: token }) }),
      );
      for (const { Key: key, Size: size, ETag: etag } of page.Contents ?? []) {
        if (key === undefined || !isObjectKey(key)) continue;
        yield { key, size: size ?? 0, etag: etag ?? '' };
      }
      if (!page.IsTruncated) return;
      token = page.NextContinuationToken;
    }
  } finally {
    client.destroy();
  }
}
