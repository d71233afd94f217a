import type { contract } from '@candor/contract';
import type { FilmKind, TrackKind } from '@candor/contract/interviews/call-recording-rules';
import type { CallRole } from '@candor/contract/interviews/call-rules';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { HandlersOf, RequestContext } from '../../../platform/http/handlers.ts';
import type { GuardedMedia } from '../../../platform/objects/guarded-media.ts';
import { recordAudit } from '../../operations/audit/index.ts';
import type { Notify } from '../../people/notifications/index.ts';
import { signThumbnails } from '../recordings/index.ts';
import { linkRef } from '../links/index.ts';
import { tellOfInterview, toldTitles } from '../scheduling/index.ts';
import { findGrant, type Grant } from './gate-store.ts';
import { readSharer } from './share-store.ts';
import { countWatched } from './count-watched.ts';
import { confirmView, lockView, noteSharedView } from './view-store.ts';
import { readShown, stretchesOf } from './shown-store.ts';
import { viewerMarks } from './viewer-browser.ts';
import { fileTypeOf, isConverted, urlSeconds, whyEmpty } from './viewing-rules.ts';

type Handlers = Pick<
  HandlersOf<typeof contract.viewing>,
  'getRecordingByToken' | 'logAccess' | 'reportWatched'
>;

export type PlayerParts = {
  readonly db: Database;
  readonly media: GuardedMedia;
  readonly notify: Notify;
};
type Request = Pick<RequestContext, 'now' | 'client' | 'cookies' | 'isPlainLoopback'>;

/** Of an unknown link, a dead one and one without grant in this browser alike. */
const refused = () =>
  fail('viewing_refused', 'This recording cannot be watched any more. Please ask for a new code.');

export function playerHandlers(parts: PlayerParts): Handlers {
  const { db } = parts;
  return {
    getRecordingByToken: recordingHandler(parts),

    async logAccess({ body: { token }, ...request }) {
      await withGrant(db, { token, request }, (tx, grant) =>
        confirmView(tx, { companyId: grant.companyId, grantId: grant.id, now: request.now }),
      );
      return { done: true };
    },

    async reportWatched({ body: { token, viewKey, ranges }, ...request }) {
      const { now } = request;
      const watchedMs = await withGrant(db, { token, request }, async (tx, { companyId, id }) => {
        const view = await lockView(tx, { companyId, grantId: id, viewKey });
        if (view === undefined) return null;
        return countWatched(tx, { ...view, companyId }, { reported: ranges, now });
      });
      if (watchedMs === null) throw refused();
      return { watchedMs };
    },
  };
}

/** null without a grant of this browser. It is asked for at every call, so that revoking bites at once. */
async function withGrant<T>(
  db: Database,
  { token, request }: { readonly token: string; readonly request: Request },
  work: (tx: Tx, grant: Grant) => Promise<T>,
): Promise<T | null> {
  const browserHash = viewerMarks.browserOf(token, request);
  if (browserHash === null) return null;
  const link = linkRef(token);
  return db.inCompany(link.companyId, async (tx) => {
    const grant = await findGrant(tx, link, { browserHash, now: request.now });
    return grant === undefined ? null : work(tx, grant);
  });
}

function recordingHandler({ db, media, notify }: PlayerParts): Handlers['getRecordingByToken'] {
  return async ({ body: { token }, ...request }) => {
    const { now } = request;
    const found = await withGrant(db, { token, request }, async (tx, grant) => {
      const shown = await readShown(tx, grant.companyId, grant.scheduleId);
      const sharer = await readSharer(tx, grant.sharedBy);
      const files = filesOf(shown);
      const { durationMs } = shown;
      const viewKey =
        files.length === 0 ? null : await note(tx, grant, { durationMs, request, notify });
      return { grant, shown, sharer, files, viewKey };
    });
    if (found === null) throw refused();
    const { grant, shown, sharer, files, viewKey } = found;
    const seconds = urlSeconds(now, grant.expiresAt);
    const signing = { grant, expiresInSeconds: seconds, began: beginningOf(files, shown.beganAt) };
    const recordings = await Promise.all(
      files.map((file, index) => sign(media, file, { ...signing, number: index + 1 })),
    );
    return {
      ...{ recordings, viewKey },
      emptyReason: files.length === 0 ? (whyEmpty(factsOf(shown)) ?? 'failed') : null,
      companyName: shown.companyName ?? '',
      interviewTitle: shown.jobTitle,
      candidateName: grant.hideName
        ? null
        : `${shown.candidateFirstName} ${shown.candidateLastName}`.trim(),
      contactName: `${sharer.firstName} ${sharer.lastName}`.trim(),
      contactEmail: sharer.email,
      watermark: grant.watermark ? grant.email : null,
      accessExpiresAt: grant.expiresAt.toISOString(),
      shareExpiresAt: grant.shareExpiresAt.toISOString(),
      urlsExpireAt: new Date(now.getTime() + seconds * 1000).toISOString(),
      serverTime: now.toISOString(),
    };
  };
}

type Shown = Awaited<ReturnType<typeof readShown>>;

const factsOf = ({ status, cancelledAt }: Shown) => ({ status, isCancelled: cancelledAt !== null });

type File = { readonly objectKey: string } & Pick<
  Shown['files'][number],
  | 'posterKey'
  | 'thumbnails'
  | 'mimeType'
  | 'videoCodec'
  | 'audioCodec'
  | 'durationMs'
  | 'bytes'
  | 'gaps'
  | 'timeline'
> &
  PartOfCall;

/** Of an interview without a call there is none of these. */
type PartOfCall = {
  readonly kind?: TrackKind | FilmKind;
  readonly role?: CallRole | null;
  readonly name?: string;
};

const filesOf = ({ files }: Shown): File[] =>
  files.flatMap(({ objectKey, ...file }) => (objectKey === null ? [] : [{ ...file, objectKey }]));

/** RV-8, by the server itself: nobody is given a URL without a row in the log. */
async function note(
  tx: Tx,
  grant: Grant,
  {
    durationMs,
    request: { now, client },
    notify,
  }: {
    readonly durationMs: number | null;
    readonly request: Request;
    readonly notify: Notify;
  },
): Promise<string> {
  const { companyId, scheduleId, shareId, firstName, lastName, email } = grant;
  const { viewKey, isNew, isFirst } = await noteSharedView(
    tx,
    {
      ...{ companyId, scheduleId, shareId, firstName, lastName, email },
      ...{ grantId: grant.id, accountId: null },
      ...{ downloadGiven: grant.allowDownload, durationMs },
    },
    now,
  );
  if (!isNew) return viewKey;
  if (isFirst) {
    await tellOfInterview(tx, notify, {
      of: { companyId, scheduleId },
      news: { kind: 'share', title: toldTitles.share, now, accountId: grant.sharedBy },
    });
  }
  const entry = {
    ...{ companyId, actorKind: 'viewer', action: 'recording.watched' },
    ...{ objectKind: 'interview', objectId: scheduleId },
    after: { shareId, firstName, lastName, email },
    ...{ ip: client.ip, userAgent: client.userAgent ?? undefined, requestId: client.requestId },
  };
  await recordAudit(tx, entry, now);
  return viewKey;
}

async function sign(
  media: GuardedMedia,
  file: File,
  {
    grant,
    expiresInSeconds,
    began,
    number,
  }: {
    readonly grant: Grant;
    readonly expiresInSeconds: number;
    readonly began: number | undefined;
    readonly number: number;
  },
) {
  const guard = { companyId: grant.companyId, grantId: grant.id };
  const signRead = (key: string, options: { readonly downloadName?: string | undefined } = {}) =>
    media.signRead(key, { guard, expiresInSeconds, ...options });
  const { objectKey, posterKey } = file;
  const title = `Recording ${number}`;
  const fileType = fileTypeOf(objectKey);
  const downloadName = `${title}.${fileType}`;
  return {
    ...{ title, fileType, mimeType: file.mimeType ?? `video/${fileType}` },
    ...{ durationMs: file.durationMs ?? 0, bytes: file.bytes ?? 0 },
    // By which clock a call was held is told to nobody outside.
    startedAt:
      began === undefined || file.kind !== undefined ? null : new Date(began).toISOString(),
    gaps: file.gaps as unknown as { atMs: number; missingMs: number; because: string }[],
    converted: isConverted(file),
    url: await signRead(objectKey),
    downloadUrl: grant.allowDownload ? await signRead(objectKey, { downloadName }) : null,
    posterUrl: posterKey === null ? null : await signRead(posterKey),
    thumbnails: await signThumbnails({ signRead }, file.thumbnails, expiresInSeconds),
    part: partOf(file, grant),
    segments: file.kind === undefined ? [] : stretchesSince(began ?? 0, file),
  };
}

/** When the recording of the whole began. */
function beginningOf(files: readonly File[], beganAt: Date | null): number | undefined {
  const all = files.flatMap(stretchesOf).map(({ startedAt }) => startedAt);
  if (all.length === 0) return undefined;
  return Math.min(...all, ...(beganAt === null ? [] : [beganAt.getTime()]));
}

/** By the time of the recording: when somebody came and left. */
const stretchesSince = (began: number, file: File) =>
  stretchesOf(file).map((stretch) => ({ ...stretch, startedAt: stretch.startedAt - began }));

/** Who interviewed is told by what they are: their names are not the sharer's to give. */
function partOf({ kind, role = null, name = '' }: PartOfCall, { hideName }: Grant) {
  if (kind === undefined) return null;
  return { kind, role, name: role === 'candidate' && !hideName ? name : null };
}
