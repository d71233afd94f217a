import type { Readable } from 'node:stream';

/** Why the store refused. Everything but StorageUnavailable will be refused again. */
export type ObjectStoreErrorCode =
  | 'NoSuchUpload'
  | 'NoSuchKey'
  | 'InvalidKey'
  | 'InvalidPart'
  | 'InvalidPartOrder'
  | 'PartTooSmall'
  | 'PartTooLarge'
  | 'InvalidRange'
  | 'StorageUnavailable';

export class ObjectStoreError extends Error {
  override readonly name = 'ObjectStoreError';
  readonly code: ObjectStoreErrorCode;

  constructor(code: ObjectStoreErrorCode, message: string, cause?: unknown) {
    super(message, cause === undefined ? {} : { cause });
    this.code = code;
  }
}

/** S3's rule for every part but the last, in bytes. */
export const MIN_PART_BYTES = 5 * 1024 * 1024;
/** Parts are numbered 1 to this. */
export const MAX_PART_NUMBER = 10_000;

export type StoredPart = {
  readonly partNumber: number;
  /** In quotes, as HTTP writes it. */
  readonly etag: string;
  readonly size: number;
};

/** Names one part of a `completeUpload`; the ETag with or without its quotes. */
export type PartReference = { readonly partNumber: number; readonly etag: string };

export type OpenUpload = {
  readonly key: string;
  readonly uploadId: string;
  readonly startedAt: Date;
};

export type ObjectInfo = {
  /** Bytes of the whole object. */
  readonly size: number;
  readonly contentType: string;
  readonly etag: string;
};

/** Bytes `start` to `end`, both included; to the object's end without `end`. Or its last bytes. */
export type ByteRange =
  | { readonly start: number; readonly end?: number | undefined }
  | { readonly suffixLength: number };

export type ObjectRead = ObjectInfo & {
  /** Destroy it when it is not read to its end. */
  readonly stream: Readable;
  /** Position of the first byte in `stream`, and how many it gives. */
  readonly start: number;
  readonly length: number;
};

/**
 * Where recordings live: an S3 service, or a folder that behaves like one. Keys match `isObjectKey`
 * and are written once. All failures are ObjectStoreErrors.
 */
export type ObjectStore = {
  /** @returns the upload's id. */
  createUpload(key: string, contentType: string): Promise<string>;
  /**
   * A URL that takes one PUT of this part, without a header of ours, and answers with its ETag. It is
   * given without asking whether the upload exists. With `contentLength` only a body of exactly that
   * many bytes is taken.
   */
  signPart(part: {
    readonly key: string;
    readonly uploadId: string;
    readonly partNumber: number;
    readonly contentLength?: number | undefined;
    readonly expiresInSeconds: number;
  }): Promise<string>;
  /** A part from the server itself. */
  putPart(part: {
    readonly key: string;
    readonly uploadId: string;
    readonly partNumber: number;
    readonly body: Uint8Array;
  }): Promise<StoredPart>;
  /** A URL that takes one PUT of a whole object of exactly `contentLength` bytes, without a header of ours. */
  signPut(object: {
    readonly key: string;
    readonly contentLength: number;
    readonly expiresInSeconds: number;
  }): Promise<string>;
  /** Every part the store holds, by number. A part that was sent twice is there once, the later. */
  listParts(key: string, uploadId: string): Promise<StoredPart[]>;
  /**
   * Makes the object of these parts: all that are held, in ascending order, and but for the last of at
   * least 5 MB each. Repeating a completed call with the same parts succeeds.
   */
  completeUpload(
    key: string,
    uploadId: string,
    parts: readonly PartReference[],
  ): Promise<{ readonly etag: string }>;
  /** Succeeds when there is no such upload any more. */
  abortUpload(key: string, uploadId: string): Promise<void>;
  /** Uploads neither completed nor aborted whose key starts with `prefix`. */
  listUploads(prefix: string): Promise<OpenUpload[]>;
  /** What killed processes left half-way, of which nothing was written for so long. */
  removeLeftovers(forMs: number): Promise<void>;
  /** The object exists whole or not at all, of whatever length. */
  put(key: string, body: Uint8Array | Readable, contentType: string): Promise<void>;
  read(key: string, range?: ByteRange): Promise<ObjectRead>;
  head(key: string): Promise<ObjectInfo>;
  /** Succeeds when there is no such object. */
  remove(key: string): Promise<void>;
  /** A URL for GET, with ranges. `downloadName` makes a browser save instead of show. */
  signRead(
    key: string,
    options: { readonly expiresInSeconds: number; readonly downloadName?: string | undefined },
  ): Promise<string>;
};
