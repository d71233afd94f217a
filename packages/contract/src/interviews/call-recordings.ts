import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { amount, done, epochMs, id, idText, instant, linkToken, uuid } from '../fields.ts';
import { areas, rights } from '../people/right-rules.ts';
import { filmKinds, trackKinds } from './call-recording-rules.ts';
import * as recordings from './recordings.ts';

const access = { kind: 'link', purpose: 'call-seat' } as const;
const token = `1.${'A'.repeat(43)}`;
const page = '5f5fd0c0-5b5b-4b4b-8b8b-0a0a0a0a0a0a';
const asPage = { token: linkToken, page: uuid };
const closed = {
  call_early: 409,
  call_over: 410,
  call_cancelled: 410,
  call_elsewhere: 409,
} as const;

/** Who asks agrees by it. A call of no interview has nowhere to keep a recording. */
export const askToRecord = endpoint({
  method: 'POST',
  path: '/api/call/recording/ask',
  summary: 'Ask everybody in the call whether it may be recorded, and agree oneself',
  body: z.object({ ...asPage, notice: amount }),
  output: done,
  errors: { ...closed, asking_not_allowed: 403, recording_asked: 409, notice_changed: 409 },
  access,
  inMaintenance: true,
  example: { body: { token, page, notice: 1 } },
});

/** Refusing and withdrawing cost nobody their place. */
export const answerRecording = endpoint({
  method: 'POST',
  path: '/api/call/recording/answer',
  summary: 'Agree to the recording of a call, refuse, or agree no longer',
  body: z.object({ ...asPage, isAgreed: z.boolean(), notice: amount }),
  output: done,
  errors: { ...closed, recording_not_asked: 409, notice_changed: 409 },
  access,
  inMaintenance: true,
  example: { body: { token, page, isAgreed: true, notice: 1 } },
});

export const stopRecording = endpoint({
  method: 'POST',
  path: '/api/call/recording/stop',
  summary: 'End the recording of a call for everybody',
  body: z.object(asPage),
  output: done,
  errors: { ...closed, asking_not_allowed: 403, recording_not_asked: 409 },
  access,
  inMaintenance: true,
  example: { body: { token, page } },
});

/** By several of these, of which the quickest counts, a page knows the server's clock. */
export const getCallClock = endpoint({
  method: 'POST',
  path: '/api/call/recording/clock',
  summary: "The server's clock, by which the tracks of a call are laid together",
  body: z.object({ token: linkToken }),
  output: z.object({ now: epochMs }),
  errors: {},
  access,
  inMaintenance: true,
  example: { body: { token } },
});

const statuses = z.enum(['receiving', 'processing', 'playable', 'failed', 'empty', 'deleted']);
const stretches = z.array(z.object({ startedAt: epochMs, atMs: amount, durationMs: amount }));

export const getLiveRecordings = endpoint({
  method: 'GET',
  path: '/api/live-interviews/:interviewScheduleID/recordings',
  summary: 'What was recorded of the call of a live interview, and who was in it when',
  params: z.object({ interviewScheduleID: idText }),
  output: z.object({
    tracks: z.array(
      z.object({
        trackID: id,
        name: z.string(),
        kind: z.enum(trackKinds),
        status: statuses,
        deletedAt: z.nullable(instant),
        /** Lives 15 minutes. */
        url: z.nullable(z.string()),
        durationMs: z.nullable(amount),
        posterUrl: z.nullable(z.string()),
        /** Stretches of it, to lay it beside the others. */
        segments: stretches,
      }),
    ),
    /** What was made of the tracks; none without FFmpeg, and of a single track. */
    films: z.array(
      z.object({
        filmID: id,
        kind: z.enum(filmKinds),
        status: statuses,
        /** Lives 15 minutes; null while the films lack something that the tracks have. */
        url: z.nullable(z.string()),
        posterUrl: z.nullable(z.string()),
        segments: stretches,
      }),
    ),
    /** Who was in the call when; null: is there. */
    people: z.array(
      z.object({
        seatID: id,
        name: z.string(),
        stays: z.array(z.object({ from: instant, to: z.nullable(instant) })),
      }),
    ),
    /** When the call was recorded; null: it is. */
    spans: z.array(z.object({ from: instant, to: z.nullable(instant) })),
    /** The candidate asked that they go; null: they did not, or these are of later. A node of before says nothing. */
    request: z.optional(z.nullable(z.object({ askedAt: instant, deleteBy: instant }))),
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

/** As of a bot interview, for a track of a seat: see `initiateUpload`. */
export const initiateTrack = endpoint({
  method: 'POST',
  path: '/api/call/tracks/initiate',
  summary: "Open a multipart upload for one segment of a seat's track",
  body: z.object({ ...recordings.segmentFields, kind: z.enum(trackKinds) }),
  inMaintenance: true,
  output: recordings.openedUpload,
  errors: { recording_closed: 410, not_recorded: 409, recording_full: 409, upload_gone: 410 },
  access,
  example: {
    body: {
      ...{ token, kind: 'camera', fileName: 'session-1790000000000.mp4', segment: 0 },
      segmentId: '6f1d0a52-0a8e-4a5c-9d39-0b3d5a6f7e10',
      ...{ startedAt: 1_790_000_000_000, mimeType: 'video/webm;codecs=vp9,opus' },
      ...{ startsAtByte: 0, life: 1, systemAudio: false, microphone: true },
    },
  },
});

const { signPart, signSlice, listParts, completeUpload } = recordings;

export const signTrackPart = endpoint({
  ...signPart,
  ...{ path: '/api/call/tracks/part-url', access },
  errors: { ...signPart.errors, not_recorded: 409 },
  summary: 'A URL that takes one part of a track, of exactly this many bytes',
});

export const signTrackSlice = endpoint({
  ...signSlice,
  ...{ path: '/api/call/tracks/slice-url', access },
  errors: { ...signSlice.errors, not_recorded: 409 },
  summary: 'A URL that takes one slice of a track as an object of its own',
});

export const listTrackParts = endpoint({
  ...listParts,
  ...{ path: '/api/call/tracks/parts', access },
  summary: 'Which parts of a track the store holds',
});

export const completeTrack = endpoint({
  ...completeUpload,
  ...{ path: '/api/call/tracks/complete', access },
  summary: 'Complete an upload of a track; repeats get the same reply',
});
