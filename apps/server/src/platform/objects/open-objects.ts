import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { deriveKey } from '../config/secret.ts';
import type { Connection } from '../database/connection.ts';
import { findMark } from './find-mark.ts';
import { openLocalObjectStore } from '@candor/folder-store';
import { markedStore } from './marked-store.ts';
import { registerObjectRoutes } from './object-routes.ts';
import { createS3ObjectStore } from './s3-object-store.ts';

type Installation = { readonly secret: string; readonly owner: Connection };

/** The folder or the bucket that the configuration names, known by its mark, and what serves it. */
export async function openObjects(config: Config, { secret, owner }: Installation) {
  if (config.S3_BUCKET === undefined) {
    const volume = await openFolder(config, secret);
    const store = markedStore(volume, await findMark(owner, volume));
    const serve = (app: Parameters<typeof registerObjectRoutes>[0]) =>
      registerObjectRoutes(app, store);
    return { objects: store, serve, origin: null };
  }
  const bucket = openBucket(config, config.S3_BUCKET);
  const endpoint = config.S3_PUBLIC_ENDPOINT ?? config.S3_ENDPOINT;
  const origin =
    endpoint === undefined
      ? `https://${config.S3_BUCKET}.s3.${config.S3_REGION}.amazonaws.com`
      : new URL(endpoint).origin;
  const objects = markedStore(bucket, await findMark(owner, bucket));
  return { objects, serve: async () => {}, origin };
}

/** The same without asking whether it is ours. */
export async function openUnmarked(config: Config, secret: string) {
  return config.S3_BUCKET === undefined
    ? openFolder(config, secret)
    : openBucket(config, config.S3_BUCKET);
}

function openFolder({ dataDir }: Config, secret: string) {
  return openLocalObjectStore({
    folder: join(dataDir, 'objects'),
    signingKey: deriveKey(secret, 'objects'),
  });
}

function openBucket(config: Config, bucket: string) {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = config;
  return createS3ObjectStore({
    endpoint: config.S3_ENDPOINT,
    publicEndpoint: config.S3_PUBLIC_ENDPOINT,
    region: config.S3_REGION,
    bucket,
    forcePathStyle: config.S3_FORCE_PATH_STYLE === 'yes',
    credentials:
      accessKeyId === undefined || secretAccessKey === undefined
        ? undefined
        : { accessKeyId, secretAccessKey },
  });
}
