import { RecordingClosedError, SlicesRefusedError, UploadGoneError } from '@candor/recorder';
import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { aboutSlices, inRecordersWords } from './upload-refusal.ts';

const refusal = (code: string, statusCode: number, data?: unknown) =>
  new ApiError({ code, statusCode, message: code, data });

test('[BR-7] an upload that the server finished says how many bytes it took', () => {
  const gone = inRecordersWords(refusal('upload_gone', 410, { heldBytes: 7 }));
  expect(gone).toBeInstanceOf(UploadGoneError);
  expect(gone).toMatchObject({ heldBytes: 7 });
  expect(inRecordersWords(refusal('upload_gone', 410))).toMatchObject({ heldBytes: null });
});

test.each([
  ['recording_closed', 410],
  ['recording_off', 409],
  ['recording_full', 409],
  ['not_recorded', 409],
])('[BR-3] %s is final', (code, statusCode) => {
  expect(inRecordersWords(refusal(code, statusCode))).toBeInstanceOf(RecordingClosedError);
});

test.each(['slices_off', 'slice_differs', 'recording_full', 'upload_gone'])(
  '[BR-7] %s ends slices, not the recording',
  (code) => {
    expect(aboutSlices(refusal(code, 409))).toBeInstanceOf(SlicesRefusedError);
  },
);

test('[BR-7] a slice that failed otherwise is tried again', () => {
  const away = refusal('unreachable', 0);
  expect(aboutSlices(away)).toBe(away);
});

test('[BR-3] what may pass is tried again', () => {
  for (const error of [
    refusal('unreachable', 0),
    refusal('temporarily_unavailable', 503),
    refusal('not_started', 409),
    new TypeError('Failed to fetch'),
  ]) {
    expect(inRecordersWords(error)).toBe(error);
  }
});
