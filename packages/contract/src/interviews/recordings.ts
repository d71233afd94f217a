import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { amount, done, epochMs, id, idText, instant, linkToken, text, uuid } from '../fields.ts';
import { areas, rights } from '../people/right-rules.ts';
import { thumbnails } from './thumbnails.ts';

const access = { kind: 'link', purpose: 'bot-interview' } as const;
const token = `1.${'A'.repeat(43)}`;
const upload = { token, uploadId: 'u-1', key: 'c/1/r/1/s.webm' };
const uploadFields = { token: linkToken, uploadId: text(1024), key: text(1024) };

/**
 * When a slice also goes up as a small object of its own: `always` as soon as it was cut, `slow` only while parts
 * are late, `off` never. Set by the installation (RECORDING_SLICES).
 */
export const slicePolicies = ['always', 'slow', 'off'] as const;
export type SlicePolicy = (typeof slicePolicies)[number];

/**
 * `upload_gone`: the server finished the upload itself. Its `data.heldBytes` says how many bytes it took:
 * an upload that begins with the byte after them follows it.
 */
export type HeldBytes = { readonly heldBytes: number };

/** Of one segment that a recorder begins. */
export const segmentFields = {
  token: linkToken,
  /** session-{time}.mp4 */
  fileName: z.string().check(z.regex(/^session-[\w.:-]{1,60}\.mp4$/)),
  segment: amount,
  segmentId: uuid,
  startedAt: epochMs,
  mimeType: text(120),
  startsAtByte: amount,
  life: amount,
  systemAudio: z.boolean(),
  microphone: z.boolean(),
  /** The recorder stopped or failed while the screen was shared on, and began this segment by itself. */
  begunAfter: z.optional(z.enum(['recorder-stopped', 'recorder-error'])),
};

/** `slices`: when slices go up as objects of their own too; see `signSlice`. */
export const openedUpload = z.object({
  uploadId: z.string(),
  key: z.string(),
  slices: z.enum(slicePolicies),
});

/** Idempotent by (segmentId, startsAtByte). `startsAtByte > 0` continues a segment whose upload was closed. */
export const initiateUpload = endpoint({
  method: 'POST',
  path: '/api/recordings/initiate',
  summary: 'Open a multipart upload for one segment of the recording',
  body: z.object({ ...segmentFields, interviewScheduleID: id }),
  inMaintenance: true,
  output: openedUpload,
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

/** Eight times what a recorder cuts in 8 s. A larger slice goes up in its part only. */
export const MAX_SLICE_BYTES = 16 * 1024 * 1024;

/**
 * A slice as a small object, for the case that the candidate never returns: what follows the parts without a hole
 * becomes the end of the upload when the server completes it. Idempotent by (upload, sequence).
 */
export const signSlice = endpoint({
  method: 'POST',
  path: '/api/recordings/slice-url',
  summary: 'A URL that takes one slice, of exactly this many bytes, as an object of its own',
  body: z.object({
    ...uploadFields,
    /** The slice's number within its segment. */
    sequence: z.int().check(z.nonnegative(), z.maximum(1_000_000)),
    /** Where it begins within its segment. */
    startsAtByte: amount,
    bytes: z.int().check(z.minimum(1), z.maximum(MAX_SLICE_BYTES)),
  }),
  inMaintenance: true,
  output: z.object({ url: z.string() }),
  errors: { upload_gone: 410, recording_full: 409, slice_differs: 409, slices_off: 409 },
  access,
  example: { body: { ...upload, sequence: 0, startsAtByte: 0, bytes: 524_288 } },
});

/** A request of a page that dies may have 64 KiB; the fields of the form need some of them. */
export const MAX_LEAVING_BYTES = 60 * 1024;

const whole = z.pipe(
  z.string().check(z.regex(/^\d{1,15}$/)),
  z.transform((value) => Number(value)),
);

/**
 * [BR-5] What a page can say while it goes away: that it does, and the first bytes that no part and no slice holds.
 * Idempotent by (upload, sequence). Without the four fields that place the bytes only the notice is kept.
 */
export const uploadOnLeaving = endpoint({
  method: 'POST',
  path: '/api/aggregator/ScheduleInterview/uploadrcordingtoS3',
  summary: 'The notice of a leaving page, with as much of the recording as fits',
  form: true,
  body: z.object({
    /** In the form a file; in JSON its bytes in base64. */
    file: z
      .string()
      .check(z.regex(/^[A-Za-z0-9+/]*={0,2}$/), z.maxLength(Math.ceil(MAX_LEAVING_BYTES / 3) * 4)),
    interviewScheduleID: z.union([id, idText]),
    token: linkToken,
    uploadType: text(40),
    captureType: text(40),
    userAction: text(40),
    /** Milliseconds since 1970 by the candidate's clock. */
    timestamp: whole,
    uploadId: z.optional(text(1024)),
    key: z.optional(text(1024)),
    sequence: z.optional(whole),
    startsAtByte: z.optional(whole),
  }),
  // JSON with as many bytes in base64.
  bodyLimit: 96 * 1024,
  inMaintenance: true,
  output: done,
  errors: {},
  access,
  example: {
    body: {
      file: '',
      interviewScheduleID: '1',
      token,
      uploadType: 'leaving',
      captureType: 'screen',
      userAction: 'pagehide',
      timestamp: '1790000000000',
      uploadId: 'u-1',
      key: 'c/1/r/1/s.webm',
      sequence: '3',
      startsAtByte: '1048576',
    },
  },
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

/** A recording to watch; `url` lives 15 minutes. */
export const playback = z.object({
  status: z.enum(['none', 'receiving', 'processing', 'playable', 'failed', 'empty', 'deleted']),
  /** Set when the time to keep it had passed, or the candidate was erased. */
  deletedAt: z.nullable(instant),
  /** The candidate asked that it goes; null: they did not. A node of before says nothing. */
  request: z.optional(z.nullable(z.object({ askedAt: instant, deleteBy: instant }))),
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
  /** Of the file behind `url`. */
  sha256: z.nullable(z.string()),
  /** It was decoded from end to end. */
  verified: z.boolean(),
  posterUrl: z.nullable(z.string()),
  thumbnails: z.nullable(thumbnails),
});

/** The recording of an interview as the report shows it; `url` lives 15 minutes. */
export const getRecording = endpoint({
  method: 'GET',
  path: '/api/interviews/:interviewScheduleID/recording',
  summary: 'State and playback URL of a recording',
  params: z.object({ interviewScheduleID: idText }),
  output: z.extend(playback, {
    /** Names this look in `reportMemberWatched`; null where there is nothing to play. */
    viewKey: z.nullable(uuid),
  }),
  errors: {},
  access: {
    kind: 'company',
    roles: ['COMPANY_ADMIN', 'COMPANY_USER'],
    privilege: { featureId: areas.interviews, activityId: rights.watch },
  },
  example: { params: { interviewScheduleID: '1' } },
});
