import { buffer } from 'node:stream/consumers';
import type { ObjectStore } from '@candor/folder-store';
import { zipFiles } from '../../../platform/documents/zip-files.ts';
import { exportWords } from './export-words.ts';
import type { KeptFile } from './kept-store.ts';

/** Of all files together: a reply is held in memory once by each side. */
const MOST_BYTES = 40 * 1024 * 1024;

type Export = {
  readonly companyName: string;
  readonly data: object;
  readonly files: readonly KeptFile[];
  readonly now: Date;
};

/** What the page shows and what it does not, as JSON, with the files. */
export async function packExport(
  objects: ObjectStore,
  { companyName, data, files, now }: Export,
): Promise<{ fileName: string; content: string }> {
  let left = MOST_BYTES;
  const packed = [];
  const missing: string[] = [];
  for (const { fileId, fileName, objectKey, bytes } of files) {
    if (bytes > left) missing.push(fileName);
    else {
      left -= bytes;
      const { stream } = await objects.read(objectKey);
      const content = await buffer(stream);
      packed.push({ name: `files/${fileId} ${plain(fileName)}`, bytes: content, isPacked: true });
    }
  }
  const day = now.toISOString().slice(0, 10);
  const text = (name: string, content: string) => ({
    ...{ name, bytes: new TextEncoder().encode(content), isPacked: false },
  });
  const zip = await zipFiles([
    text('readme.txt', exportWords.readme({ companyName, day, missing })),
    text('data.json', JSON.stringify(data, null, 2)),
    ...packed,
  ]);
  const content = Buffer.from(zip).toString('base64');
  return { fileName: exportWords.fileName(companyName, day), content };
}

/** A name in a ZIP must lead nowhere else. */
const plain = (name: string): string => name.replaceAll(/[\p{Cc}/\\:*?"<>|]+/gu, '_');
