import type { HeldBytes } from '@candor/contract/interviews/recordings';
import { RecordingClosedError, SlicesRefusedError, UploadGoneError } from '@candor/recorder';
import { ApiError } from './api-error.ts';

/** No later call about this session's recording can end in another way. */
const closing: readonly unknown[] = [
  ...['recording_closed', 'recording_off', 'recording_full', 'not_recorded'],
];

/** They end the slices of one upload; its parts go on, and find out by themselves what else holds. */
const sliceless: readonly unknown[] = [
  'slices_off',
  'slice_differs',
  'recording_full',
  'upload_gone',
];

/** A refusal of a slice in the recorder's words; every other failure is tried again. */
export function aboutSlices(error: unknown): unknown {
  const isFinal = error instanceof ApiError && sliceless.includes(error.code);
  return isFinal ? new SlicesRefusedError(error.message) : error;
}

/** A refusal in the recorder's words; every other failure is tried again. */
export function inRecordersWords(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  if (closing.includes(error.code)) return new RecordingClosedError(error.message);
  if (error.code !== 'upload_gone') return error;
  const { heldBytes } = (error.data ?? {}) as Partial<HeldBytes>;
  return new UploadGoneError(error.message, typeof heldBytes === 'number' ? heldBytes : null);
}

/** What a call of an uploader gives; it fails in the recorder's words. */
export async function toldToRecorder<T>(
  work: Promise<T>,
  translate: (error: unknown) => unknown = inRecordersWords,
): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw translate(error);
  }
}
