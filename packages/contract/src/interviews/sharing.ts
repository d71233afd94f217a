import * as z from 'zod/mini';
import { filmKinds } from './call-recording-rules.ts';
import { endpoint } from '../endpoint.ts';
import { amount, done, id, idText, instant, text } from '../fields.ts';
import { areas, rights } from '../people/right-rules.ts';
import { MOST_SHARE_DAYS } from './share-rules.ts';

/** As the report and its recording: whoever may watch it may share it. */
const access = {
  kind: 'company',
  roles: ['COMPANY_ADMIN', 'COMPANY_USER'],
  privilege: { featureId: areas.interviews },
} as const;
const sharing = {
  ...access,
  privilege: { featureId: areas.interviews, activityId: rights.shareOutside },
} as const;

const email = text(254);
const name = text(80).check(z.regex(/\S/, 'Please enter a name.'));
const interview = z.object({ interviewScheduleID: idText });
const oneShare = z.object({ interviewScheduleID: idText, shareID: idText });

const share = z.object({
  shareID: id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** `opened`: the person asked for a code; `watched`: was given the recording. */
  state: z.enum(['sent', 'opened', 'watched', 'expired', 'revoked']),
  expiresAt: instant,
  allowDownload: z.boolean(),
  watermark: z.boolean(),
  hideName: z.boolean(),
  sharedBy: z.string(),
  createdAt: instant,
  sentAt: instant,
  openedAt: z.nullable(instant),
  watchedAt: z.nullable(instant),
  revokedAt: z.nullable(instant),
});

export const listShares = endpoint({
  method: 'GET',
  path: '/api/interviews/:interviewScheduleID/shares',
  summary: 'Who the recording of an interview is shared with, the newest first',
  params: interview,
  output: z.object({ shares: z.array(share) }),
  errors: {},
  access,
  example: { params: { interviewScheduleID: '1' } },
});

/** Every person gets a link of their own by mail. */
export const shareRecording = endpoint({
  method: 'POST',
  path: '/api/interviews/:interviewScheduleID/shares',
  summary: 'Share the recording of an interview with named people',
  params: interview,
  body: z.object({
    people: z
      .array(z.object({ firstName: name, lastName: name, email }))
      .check(z.minLength(1), z.maxLength(20)),
    expiresInDays: z.int().check(z.minimum(1), z.maximum(MOST_SHARE_DAYS)),
    allowDownload: z.boolean(),
    watermark: z.boolean(),
    /** The viewer is not told the candidate's name; who speaks it in the recording is heard. */
    hideName: z.boolean(),
  }),
  output: z.object({ shares: z.array(share) }),
  /** `path` names the person's field, such as `body.people.0.email`. */
  errors: { invalid_email: 422, already_shared: 409, deletion_asked: 409 },
  access: sharing,
  example: {
    params: { interviewScheduleID: '1' },
    body: {
      people: [{ firstName: 'Vera', lastName: 'Sund', email: 'viewer@example.com' }],
      expiresInDays: 7,
      allowDownload: false,
      watermark: true,
      hideName: false,
    },
  },
});

/** Whoever watches at this moment is out too; media URLs given before die within 15 minutes. */
export const revokeShare = endpoint({
  method: 'POST',
  path: '/api/interviews/:interviewScheduleID/shares/:shareID/revoke',
  summary: 'End a share at once; repeats change nothing',
  params: oneShare,
  output: done,
  errors: {},
  access: sharing,
  example: { params: { interviewScheduleID: '1', shareID: '1' } },
});

/** The link of the earlier mail is dead from then on: only its hash is kept, so it cannot be sent twice. */
export const resendShare = endpoint({
  method: 'POST',
  path: '/api/interviews/:interviewScheduleID/shares/:shareID/resend',
  summary: 'Mail a new link for a share that is alive',
  params: oneShare,
  output: done,
  errors: { share_ended: 409 },
  access: sharing,
  example: { params: { interviewScheduleID: '1', shareID: '1' } },
});

const view = z.object({
  /** `shared`: by a mailed link; `company`: a member in the report. */
  by: z.enum(['shared', 'company']),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** null for members. */
  shareID: z.nullable(id),
  startedAt: instant,
  lastAt: instant,
  /** How much of the recording was played, each stretch counted once; null where it was not reported. */
  watchedMs: z.nullable(amount),
  durationMs: z.nullable(amount),
  /** Whether a link to save the file was given. */
  mayHaveDownloaded: z.boolean(),
});

export const listViews = endpoint({
  method: 'GET',
  path: '/api/interviews/:interviewScheduleID/views',
  summary:
    'Who was given the recording of an interview, when, and how much was watched; the newest 200',
  params: interview,
  output: z.object({ views: z.array(view) }),
  errors: {},
  access,
  example: { params: { interviewScheduleID: '1' } },
});

/** For who may export interviews too. It is written down that the file was given. */
export const downloadRecording = endpoint({
  method: 'POST',
  path: '/api/interviews/:interviewScheduleID/recording/download',
  summary: 'A URL to save the recording of an interview, or of a call one of its films',
  params: interview,
  query: z.object({ film: z.optional(z.enum(filmKinds)) }),
  output: z.object({
    /** Lives 15 minutes. */
    url: z.string(),
    fileName: z.string(),
    /** The server made H.264 and AAC of it; otherwise it is in MP4 as the browser recorded it. */
    converted: z.boolean(),
  }),
  errors: { no_recording: 409, several_files: 409 },
  access: {
    ...access,
    privilege: { featureId: areas.interviews, activityId: rights.watch },
    alsoPrivilege: { featureId: areas.interviews, activityId: rights.exportData },
  },
  example: { params: { interviewScheduleID: '1' }, query: { film: 'people' } },
});

/** As the company sees it, without the viewers' addresses. */
export const listOwnViews = endpoint({
  method: 'GET',
  path: '/api/candidates/interviews/:interviewScheduleID/views',
  summary: 'Who watched the recording of my own interview, and how long it is kept; the newest 200',
  params: interview,
  output: z.object({
    views: z.array(z.omit(view, { email: true, shareID: true })),
    /** Null where there is no recording, or it is gone. */
    keptUntil: z.nullable(instant),
    deletedAt: z.nullable(instant),
  }),
  errors: {},
  access: { kind: 'session', userTypes: ['CANDIDATE'] },
  example: { params: { interviewScheduleID: '1' } },
});
