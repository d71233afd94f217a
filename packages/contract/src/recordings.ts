import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { amount, epochMs, id, idText, linkToken, text, uuid } from './fields.ts';

const access = { kind: 'link', purpose: 'bot-interview' } as const;
const token = `1.${'A'.repeat(43)}`;
const upload = { token, uploadId: 'u-1', key: 'c/1/r/1/s.webm' };
const uploadFields = { token: linkToken, uploadId: text(1024), key: text(1024) };

/**
 * `upload_gone`: the server finished the upload itself. Its `data.heldBytes` says how many bytes it took:
 * an upload that begins with the byte after them follows it.
 */
export type HeldBytes = { readonly heldBytes: number };

/** Idempotent by (segmentId, startsAtByte). `startsAtByte > 0` continues a segment whose upload was closed. */
export const initiateUpload = endpoint({
  method: 'POST',
  path: '/api/recordings/initiate',
  summary: 'Open a multipart upload for one segment of the recording',
  body: z.object({
    token: linkToken,
    /** session-{time}.mp4 */
    fileName: z.string().check(z.regex(/^session-[\w.:-]{1,60}\.mp4$/)),
    interviewScheduleID: id,
    segment: amount,
    segmentId: uuid,
    startedAt: epochMs,
    mimeType: text(120),
    startsAtByte: amount,
    life: amount,
    systemAudio: z.boolean(),
    microphone: z.boolean(),
  }),
  inMaintenance: true,
  output: z.object({ uploadId: z.string(), key: z.string() }),
  errors: {
    not_started: 409,
    recording_closed: 410,
    recording_off: 409,
    recording_full: 409,
    upload_gone: 410,
  },
  access,
  example: {
    body: {
      token,
      fileName: 'session-1790000000000.mp4',
      interviewScheduleID: 1,
      segment: 0,
      segmentId: '6f1d0a52-0a8e-4a5c-9d39-0b3d5a6f7e10',
      startedAt: 1_790_000_000_000,
      mimeType: 'video/webm;codecs=vp9,opus',
      startsAtByte: 0,
      life: 1,
      systemAudio: true,
      microphone: true,
    },
  },
});

/**
 * What a part may have at most: eight times what a recorder cuts (7 MB). A storage service takes what it
 * is sent, so the limit lies in the length that the URL is signed for.
 */
export const MAX_PART_BYTES = 64 * 1024 * 1024;

export const signPart = endpoint({
  method: 'POST',
  path: '/api/recordings/part-url',
  summary: 'A URL that takes one part of exactly this many bytes',
  body: z.object({
    ...uploadFields,
    partNumber: z.int().check(z.minimum(1), z.maximum(10_000)),
    bytes: z.int().check(z.minimum(1), z.maximum(MAX_PART_BYTES)),
  }),
  inMaintenance: true,
  output: z.object({ url: z.string() }),
  errors: { upload_gone: 410, recording_full: 409 },
  access,
  example: { body: { ...upload, partNumber: 1, bytes: 7_340_032 } },
});

export const listParts = endpoint({
  method: 'POST',
  path: '/api/recordings/parts',
  summary: 'Which parts the store holds',
  body: z.object(uploadFields),
  inMaintenance: true,
  output: z.object({
    parts: z.array(z.object({ partNumber: amount, etag: z.string(), bytes: amount })),
  }),
  errors: { upload_gone: 410 },
  access,
  example: { body: upload },
});

export const completeUpload = endpoint({
  method: 'POST',
  path: '/api/recordings/complete',
  summary: 'Complete an upload; repeats get the same reply',
  body: z.object({
    ...uploadFields,
    parts: z
      .array(
        z.object({ PartNumber: z.int().check(z.minimum(1), z.maximum(10_000)), ETag: text(200) }),
      )
      .check(z.minLength(1), z.maxLength(10_000)),
    endedAt: z.optional(epochMs),
  }),
  bodyLimit: 2_000_000,
  inMaintenance: true,
  output: z.object({ key: z.string() }),
  errors: { upload_gone: 410, invalid_part: 409, part_too_small: 409 },
  access,
  example: {
    body: { ...upload, parts: [{ PartNumber: 1, ETag: '"d41d8cd98f00b204e9800998ecf8427e"' }] },
  },
});

/** The recording of an interview as the report shows it; `url` lives 15 minutes. */
export const getRecording = endpoint({
  method: 'GET',
  path: '/api/interviews/:interviewScheduleID/recording',
  summary: 'State and playback URL of a recording',
  params: z.object({ interviewScheduleID: idText }),
  output: z.object({
    status: z.enum(['none', 'receiving', 'processing', 'playable', 'failed', 'empty']),
    url: z.nullable(z.string()),
    mimeType: z.nullable(z.string()),
    durationMs: z.nullable(amount),
    bytes: z.nullable(amount),
    /** Server time of the recording's first frame. */
    startedAt: z.nullable(epochMs),
    /** Stretches of the interview without picture, on the recording's own time line. */
    gaps: z.array(z.object({ atMs: amount, missingMs: amount, because: z.string() })),
    /** Segments on the recording's own time line, to place an instant of the interview in it. */
    segments: z.array(
      z.object({
        startedAt: epochMs,
        atMs: amount,
        durationMs: amount,
        systemAudio: z.boolean(),
        microphone: z.boolean(),
      }),
    ),
  }),
  errors: {},
  access: {
    kind: 'company',
    roles: ['COMPANY_ADMIN', 'COMPANY_USER'],
    privilege: { featureId: 5 },
  },
  example: { params: { interviewScheduleID: '1' } },
});
