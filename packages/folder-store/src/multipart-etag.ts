import { createHash } from 'node:crypto';
import { bareEtag } from './part-list-rules.ts';

/** S3's ETag of an object made of parts: the MD5 of the parts' MD5s, and how many they were. */
export function multipartEtag(parts: readonly { readonly etag: string }[]): string {
  const hash = createHash('md5');
  for (const { etag } of parts) hash.update(Buffer.from(bareEtag(etag), 'hex'));
  return `"${hash.digest('hex')}-${parts.length}"`;
}
