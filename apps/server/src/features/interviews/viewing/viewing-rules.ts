/** Long enough for an interview of an hour with pauses; after it a new code is asked for. */
export const GRANT_MS = 2 * 3_600_000;
/** Media URLs live this long at most: long enough to begin, short enough to be worthless in a log. */
const URL_SECONDS = 900;
/** A member who opens the report again within this time is still at the same look. */
export const SAME_LOOK_MS = 3_600_000;

const DAY_MS = 24 * 3_600_000;
/** Of one company in a day: an account that was taken over must not become a mailing list. */
export const SHARES_A_DAY = 200;
const RESEND_SHARE_MS = 60_000;

export const dayBefore = (now: Date): Date => new Date(now.getTime() - DAY_MS);
export const shareEnd = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY_MS);
export const maySendAgain = (sentAt: Date, now: Date): boolean =>
  now.getTime() - sentAt.getTime() >= RESEND_SHARE_MS;

export type ShareTimes = {
  readonly expiresAt: Date;
  readonly openedAt: Date | null;
  readonly watchedAt: Date | null;
  readonly revokedAt: Date | null;
};

export type ShareState = 'sent' | 'opened' | 'watched' | 'expired' | 'revoked';

export function stateOf(share: ShareTimes, now: Date): ShareState {
  if (share.revokedAt !== null) return 'revoked';
  if (share.expiresAt <= now) return 'expired';
  if (share.watchedAt !== null) return 'watched';
  return share.openedAt === null ? 'sent' : 'opened';
}

/** A grant ends with its share. */
export const grantEnd = (now: Date, shareExpiresAt: Date): Date =>
  new Date(Math.min(now.getTime() + GRANT_MS, shareExpiresAt.getTime()));

/** Whole seconds, at least one; never longer than the access that they serve. */
export function urlSeconds(now: Date, accessExpiresAt: Date): number {
  const left = Math.floor((accessExpiresAt.getTime() - now.getTime()) / 1000);
  return Math.max(1, Math.min(URL_SECONDS, left));
}

/** RV-2: the address that was typed and the link's own, which anybody can read in it. */
export function isSameAddress(typed: string, decoded: string): boolean {
  const plain = (address: string) => address.normalize('NFC').trim().toLowerCase();
  return plain(typed) !== '' && plain(typed) === plain(decoded);
}

/** RV-7. */
export function fileTypeOf(name: string): 'mp4' | 'webm' | 'mkv' {
  const extension = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase();
  return extension === 'mp4' || extension === 'mkv' ? extension : 'webm';
}

/** MC-1: what FFmpeg makes; without sound there is no second codec. */
export function isConverted(codecs: {
  readonly videoCodec: string | null;
  readonly audioCodec: string | null;
}): boolean {
  const { videoCodec, audioCodec } = codecs;
  return videoCodec === 'avc' && (audioCodec === null || audioCodec === 'aac');
}

export type RecordingFacts = {
  readonly status: string | null;
  readonly isCancelled: boolean;
};

/** RV-6. */
export function whyEmpty({ status, isCancelled }: RecordingFacts) {
  if (status === 'playable') return null;
  if (isCancelled) return 'cancelled';
  if (status === 'receiving' || status === 'processing') return 'processing';
  if (status === 'deleted') return 'deleted';
  return status === 'failed' ? 'failed' : 'not-recorded';
}
