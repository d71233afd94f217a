import { MediaError, takePictures } from '../../../platform/media/media.ts';
import type { ObjectStore } from '@candor/folder-store';
import type { Pictures } from './recording-store.ts';
import { type Announce, storeFile } from './segment-files.ts';

type Tools = {
  readonly objects: ObjectStore;
  readonly ffmpeg: string;
  readonly announce: Announce;
};

type Video = {
  readonly path: string;
  /** The folder of its recording. */
  readonly place: string;
  readonly durationMs: number;
};

/** null where none could be taken: a recording is watched without them. */
export async function storePictures(
  { objects, ffmpeg, announce }: Tools,
  { path, place, durationMs }: Video,
): Promise<Pictures | null> {
  const to = { poster: `${path}-poster.jpg`, thumbnails: `${path}-thumbnails.jpg` };
  const grid = await attempted(() => takePictures({ ffmpeg, path, to, durationMs }));
  if (grid === null) return null;
  const store = (picture: string, name: string) =>
    storeFile(objects, {
      ...{ path: picture, place: `${place}/${name}`, announce },
      extension: 'jpg',
    });
  const poster = await store(to.poster, 'poster');
  const sprite = await store(to.thumbnails, 'thumbnails');
  return { posterKey: poster.objectKey, thumbnails: { key: sprite.objectKey, ...grid } };
}

/** null where the file cannot be worked with. */
export async function attempted<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof MediaError) return null;
    throw error;
  }
}
