import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { openLocalObjectStore } from './local-object-store.ts';
import { registerObjectRoutes } from './object-routes.ts';
import { createS3ObjectStore } from './s3-object-store.ts';

/** The folder or the bucket that the configuration names, and what serves it. */
export async function openObjects(config: Config) {
  if (config.S3_BUCKET === undefined) {
    const store = await openLocalObjectStore({ folder: join(config.dataDir, 'objects') });
    const serve = (app: Parameters<typeof registerObjectRoutes>[0]) =>
      registerObjectRoutes(app, store);
    return { objects: store, serve, origin: null };
  }
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = config;
  const endpoint = config.S3_PUBLIC_ENDPOINT ?? config.S3_ENDPOINT;
  const objects = createS3ObjectStore({
    endpoint: config.S3_ENDPOINT,
    publicEndpoint: config.S3_PUBLIC_ENDPOINT,
    region: config.S3_REGION,
    bucket: config.S3_BUCKET,
    forcePathStyle: config.S3_FORCE_PATH_STYLE === 'yes',
    credentials:
      accessKeyId === undefined || secretAccessKey === undefined
        ? undefined
        : { accessKeyId, secretAccessKey },
  });
  const origin =
    endpoint === undefined
      ? `https://${config.S3_BUCKET}.s3.${config.S3_REGION}.amazonaws.com`
      : new URL(endpoint).origin;
  return { objects, serve: async () => {}, origin };
}
