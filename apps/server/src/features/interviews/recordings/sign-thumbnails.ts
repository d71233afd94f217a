import type { ObjectStore } from '@candor/folder-store';
import type { Pictures } from './recording-store.ts';

/** A recording's sheet of small pictures as a page is given it; `kept` is its column, null without one. */
export async function signThumbnails(
  objects: Pick<ObjectStore, 'signRead'>,
  kept: unknown,
  expiresInSeconds: number,
) {
  if (kept === null) return null;
  const { key, ...grid } = kept as Pictures['thumbnails'];
  return { ...grid, url: await objects.signRead(key, { expiresInSeconds }) };
}
