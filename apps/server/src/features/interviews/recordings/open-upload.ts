import type { HeldBytes } from '@candor/contract/interviews/recordings';
import type { Tx } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { ObjectStore } from '@candor/folder-store';
import { heldBytes } from './held-bytes.ts';
import { findUpload, noteActivity } from './segment-store.ts';
import type { Place } from './subject-store.ts';

export type NamedUpload = { readonly uploadId: string; readonly key: string };

/** The upload that a link's holder names, heard of now. Not open: only the server may complete it any more. */
export async function heardUpload(
  tx: Tx,
  place: Place,
  { upload, at }: { readonly upload: NamedUpload; readonly at: Date },
) {
  const found = await findUpload(tx, place, upload);
  if (found === undefined) throw fail('not_found', 'There is no such upload.');
  const isOpen =
    found.status === 'open' &&
    (await noteActivity(tx, { companyId: place.companyId, segmentId: found.id, at }));
  return { ...found, isOpen };
}

/** Whether more of an upload may still come; throws where it may not. */
export type AdmitMore = (
  tx: Tx,
  upload: Awaited<ReturnType<typeof heardUpload>>,
  now: Date,
) => Promise<void>;

/** Of a bot interview, until it is closed. */
export const always: AdmitMore = async () => {};

export type Taken = {
  readonly uploadId: string;
  readonly objectKey: string;
  readonly status: 'open' | 'completed' | 'empty';
  readonly bytes: number | null;
};

/** Says what was taken of it: with these bytes the recorder knows where another upload has to begin. */
export async function gone(objects: ObjectStore, upload: Taken) {
  const data: HeldBytes = { heldBytes: upload.bytes ?? (await heldBytes(objects, upload)) };
  return fail('upload_gone', 'This upload is finished.', { data });
}

export const full = () =>
  fail('recording_full', 'This recording has taken all the room that its interview can need.');
