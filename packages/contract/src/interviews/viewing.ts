import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { amount, done, epochMs, id, instant, text, uuid } from '../fields.ts';
import { filmKinds, trackKinds } from './call-recording-rules.ts';
import { callRoles } from './call-rules.ts';
import { thumbnails } from './thumbnails.ts';
import { watchedRanges } from './watched-ranges.ts';

/** The secret of the mailed link, as the page found it; too long or too short is wrong, not malformed. */
const token = text(200);
const email = text(254);
const name = text(80);
/** The base64 of the invited address that stands in the mailed link beside the secret. */
const emailtoken = text(400);

const exampleToken = `1.${'A'.repeat(43)}`;
const exampleEmail = 'viewer@example.com';

/**
 * The specification's `sendOtpToEmail`. Right and wrong links are answered alike; a code is mailed only when
 * the link is alive and was made for this address. The code counts in this browser, for ten minutes.
 */
export const sendOtpToEmail = endpoint({
  method: 'POST',
  path: '/api/viewing/send-otp',
  summary: 'Mail a code to who was invited to watch a recording',
  body: z.object({
    token,
    emailtoken,
    firstName: name.check(z.regex(/\S/, 'Please enter your first name.')),
    lastName: name.check(z.regex(/\S/, 'Please enter your last name.')),
    email,
    consentGiven: z.boolean(),
    /** Of the `RecordingViewer` terms that were consented to. */
    termsID: id,
  }),
  output: z.object({
    /** From now; earlier asking is refused with `too_many_requests`. */
    resendAfterSeconds: amount,
    expiresInSeconds: amount,
  }),
  errors: {
    invalid_access_token: 422,
    email_mismatch: 422,
    consent_required: 422,
    terms_changed: 409,
  },
  access: { kind: 'anyone' },
  example: {
    body: {
      token: exampleToken,
      emailtoken: 'dmlld2VyQGV4YW1wbGUuY29t',
      firstName: 'Vera',
      lastName: 'Sund',
      email: exampleEmail,
      consentGiven: true,
      termsID: 1,
    },
  },
});

/**
 * The specification's `verifyOtp`. A wrong, used or expired code, another browser and another link are one
 * answer: `invalid_otp`. After five wrong ones, over all resends, `too_many_requests` says how long to wait.
 */
export const verifyOtp = endpoint({
  method: 'POST',
  path: '/api/viewing/verify-otp',
  summary: 'Prove with the mailed code that the link is mine; this browser may watch from now on',
  body: z.object({ token, email, otp: text(20) }),
  output: z.object({ accessExpiresAt: instant }),
  errors: { invalid_otp: 422 },
  access: { kind: 'anyone' },
  example: { body: { token: exampleToken, email: exampleEmail, otp: '123456' } },
});

const gap = z.object({ atMs: amount, missingMs: amount, because: z.string() });

/** RV-7. */
export const recordingFileType = z.enum(['mp4', 'webm', 'mkv']);

/** Of a call: whose camera or screen it shows, or which film of everybody. */
const partOfCall = z.object({
  kind: z.enum([...trackKinds, ...filmKinds]),
  /** null of a film. */
  role: z.nullable(z.enum(callRoles)),
  /** Only a candidate's, where who shared it does not hide the name. */
  name: z.nullable(z.string()),
});

const viewedRecording = z.object({
  /** “Recording 1”, counted from one. */
  title: z.string(),
  fileType: recordingFileType,
  mimeType: z.string(),
  durationMs: amount,
  bytes: amount,
  startedAt: z.nullable(instant),
  gaps: z.array(gap),
  /** Takes GET with ranges until `urlsExpireAt`. */
  url: z.string(),
  /** The server made H.264 and AAC of it, which every player plays. */
  converted: z.boolean(),
  /** null where the share allows none, or where the server made none. */
  downloadUrl: z.nullable(z.string()),
  posterUrl: z.nullable(z.string()),
  thumbnails: z.nullable(thumbnails),
  /** null where it is not of a call. Cameras and screens are watched together, in step. */
  part: z.nullable(partOfCall),
  /** Where each stretch of it lies in the recording of the whole, in milliseconds from its beginning. */
  segments: z.array(z.object({ startedAt: epochMs, atMs: amount, durationMs: amount })),
});

/** Without a grant of this browser for this link – expired and revoked ones are none – `viewing_refused`. */
export const getRecordingByToken = endpoint({
  method: 'POST',
  path: '/api/viewing/recording',
  summary: 'The recordings that this browser was let in to watch',
  body: z.object({ token }),
  output: z.object({
    recordings: z.array(viewedRecording),
    /** Why the list is empty; null when it is not. */
    emptyReason: z.nullable(
      z.enum(['not-recorded', 'processing', 'cancelled', 'failed', 'deleted']),
    ),
    companyName: z.string(),
    /** The job that the interview was for. */
    interviewTitle: z.string(),
    /** null where who shared it hides the name. */
    candidateName: z.nullable(z.string()),
    /** Who shared it: the one to write to. */
    contactName: z.string(),
    contactEmail: z.string(),
    /** Stands over the picture; null where the share has none. */
    watermark: z.nullable(z.string()),
    /** This browser's access ends here; with a new code it goes on until `shareExpiresAt`. */
    accessExpiresAt: instant,
    shareExpiresAt: instant,
    /** 15 minutes from now, or when access ends: then ask again. */
    urlsExpireAt: instant,
    /** Server time, for counting down. */
    serverTime: instant,
    /** Names this view in `reportWatched`; asking again within the same access continues it. null: nothing to watch. */
    viewKey: z.nullable(uuid),
  }),
  errors: { viewing_refused: 403 },
  access: { kind: 'anyone' },
  example: { body: { token: exampleToken } },
});

/** The specification's `logAccess`. The server has logged the view already; the page's call confirms that it plays. */
export const logAccess = endpoint({
  method: 'POST',
  path: '/api/viewing/log',
  summary: 'The page says that the recording is shown; always answered alike',
  body: z.object({ firstName: name, lastName: name, email, token }),
  output: done,
  errors: {},
  access: { kind: 'anyone' },
  example: {
    body: { firstName: 'Vera', lastName: 'Sund', email: exampleEmail, token: exampleToken },
  },
});

/**
 * Idempotent: ranges are united with what was reported before, so a page may send the same again, or all
 * it played. Less is counted where more is claimed than can have been played since the view began.
 */
export const reportWatched = endpoint({
  method: 'POST',
  path: '/api/viewing/watched',
  summary: 'Which stretches of the recording were played',
  body: z.object({
    token,
    viewKey: uuid,
    ranges: watchedRanges,
  }),
  output: z.object({ watchedMs: amount }),
  errors: { viewing_refused: 403 },
  access: { kind: 'anyone' },
  example: {
    body: {
      token: exampleToken,
      viewKey: '6f1d0a52-0a8e-4a5c-9d39-0b3d5a6f7e10',
      ranges: [[0, 10_000]],
    },
  },
});
