import type { contract, Parsed } from '@candor/contract';
import type { Tx } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { lengthOf } from './held-bytes.ts';
import { type AdmitMore, always, full, gone, heardUpload } from './open-upload.ts';
import type { UploadParts } from './recording-parts.ts';
import { heardAtDeparture, heardOf, partUrlSeconds } from './recording-rules.ts';
import { noteActivity, noteDeparture } from './segment-store.ts';
import { findNewestOpen, grantSlice } from './slice-store.ts';
import type { Place } from './subject-store.ts';

type Handlers = Pick<HandlersOf<typeof contract.recordings>, 'signSlice' | 'uploadOnLeaving'>;

type SliceAsked = {
  readonly place: Place;
  readonly body: Omit<Parsed<typeof contract.recordings.signSlice>['body'], 'token'>;
  readonly now: Date;
};

/** What goes up beside the parts, for the case that the candidate never returns. */
export function createSliceHandlers(parts: UploadParts): Handlers {
  const signSlice = createSliceWork(parts);
  return {
    signSlice: ({ body, link, now }) => signSlice({ body, place: link, now }),
    uploadOnLeaving: createLeaving(parts),
  };
}

/** A slice of whatever is recorded. */
export function createSliceWork(
  { db, objects, slices }: UploadParts,
  admitMore: AdmitMore = always,
) {
  return async ({ body, place, now }: SliceAsked) => {
    if (slices === 'off') throw fail('slices_off', 'Slices go up in their parts only.');
    const { sequence, startsAtByte, bytes } = body;
    const { upload, grant } = await db.inCompany(place.companyId, async (tx) => {
      const found = await heardUpload(tx, place, { upload: body, at: heardOf(now, bytes) });
      await admitMore(tx, found, now);
      if (!found.isOpen) return { upload: found, grant: null };
      const slice = { kind: 'slice', sequence, startsAtByte, bytes, at: now } as const;
      return { upload: found, grant: await grantSlice(tx, found, slice) };
    });
    if (grant === null) throw await gone(objects, upload);
    if (grant.outcome === 'full') throw full();
    if (grant.outcome === 'differs') {
      throw fail('slice_differs', 'A slice of this number has another place or length.');
    }
    const object = { key: grant.objectKey, contentLength: bytes };
    return { url: await objects.signPut({ ...object, expiresInSeconds: partUrlSeconds }) };
  };
}

/** Whoever sent it is gone by the time of the answer: whatever is of no use any more is done. */
function createLeaving({ db, objects }: UploadParts): Handlers['uploadOnLeaving'] {
  return async ({ body, link, now }) => {
    if (body.interviewScheduleID !== link.scheduleId) {
      throw fail('not_found', 'There is no such interview.', { path: 'body.interviewScheduleID' });
    }
    const file = placeOf(body);
    const grant = await db.inCompany(link.companyId, async (tx) => {
      const kept = await keepNotice(tx, { body, link, now, file });
      await noteDeparture(tx, {
        companyId: link.companyId,
        scheduleId: link.scheduleId,
        at: heardAtDeparture(now),
      });
      return kept;
    });
    if (grant === null || file === null || file.bytes.byteLength === 0) return { done: true };
    // Known: it is there, unless the server was killed between the note and the object.
    const isMissing =
      grant.outcome === 'granted' ||
      (grant.outcome === 'known' && (await lengthOf(objects, grant.objectKey)) === 0);
    if (isMissing) await objects.put(grant.objectKey, file.bytes, 'application/octet-stream');
    return { done: true };
  };
}

type Leaving = Pick<Parameters<Handlers['uploadOnLeaving']>[0], 'body' | 'link' | 'now'> & {
  readonly file: ReturnType<typeof placeOf>;
};

/** Notes that the page went, and grants the place of the bytes it sent; null: they are of no use any more. */
async function keepNotice(tx: Tx, { body, link, now, file }: Leaving) {
  const { uploadId, key, userAction, captureType, timestamp } = body;
  const notice = { userAction, captureType, at: timestamp };
  const slice = { kind: 'leaving', at: now, notice } as const;
  if (uploadId === undefined || key === undefined || file === null) {
    const open = await findNewestOpen(tx, link.companyId, link.scheduleId);
    if (open === undefined) return null;
    await noteActivity(tx, { companyId: link.companyId, segmentId: open.id, at: now });
    const nowhere = { sequence: timestamp, startsAtByte: 0, bytes: 0 };
    await grantSlice(tx, open, { ...slice, ...nowhere });
    return null;
  }
  const found = await heardUpload(tx, link, { upload: { uploadId, key }, at: now });
  if (!found.isOpen) return null;
  const { sequence, startsAtByte, bytes } = file;
  const place = { sequence, startsAtByte, bytes: bytes.byteLength };
  return grantSlice(tx, found, { ...slice, ...place });
}

type LeavingBody = Parameters<Handlers['uploadOnLeaving']>[0]['body'];

function placeOf({ file, sequence, startsAtByte }: LeavingBody) {
  if (sequence === undefined || startsAtByte === undefined) return null;
  return { sequence, startsAtByte, bytes: Buffer.from(file, 'base64') };
}
