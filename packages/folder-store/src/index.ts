export { parseRange, resolveRange } from './byte-range-rules.ts';
export { longAgo, removeUntouched } from './leftovers.ts';
export {
  type LocalObjectStore,
  type LocalObjectStoreOptions,
  OBJECTS_PATH,
  openLocalObjectStore,
} from './local-object-store.ts';
export { multipartEtag } from './multipart-etag.ts';
export { isKeyPrefix, isObjectKey } from './object-key-rules.ts';
export * from './object-store.ts';
export { bareEtag, isAscending } from './part-list-rules.ts';
export { openSignedUrl, signUrl } from './signed-url.ts';
