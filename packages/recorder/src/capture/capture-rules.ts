/** Screen-share attempts: at most 10 (bot interview specification, section 9). */
export const maxShareAttempts = 10;

/**
 * The four messages of section 5. The document quotes the last two and paraphrases the first two,
 * which are completed here to sentences around its words.
 */
export const shareMessages = {
  entireScreen: "Please select 'Entire Screen' and allow microphone access.",
  bothAudios: 'Please allow both system audio and microphone access.',
  mustAllow: 'You must allow screen and microphone access to proceed.',
  unableToStart: 'Unable to start screen sharing. Please try again.',
} as const;

/**
 * `required`: no recording without system audio. `when-available`: without it only where the
 * platform cannot give it for a whole screen.
 */
export type SystemAudioPolicy = 'required' | 'when-available';

export type ShareFailure = 'denied' | 'failed';

/** What one attempt brought, seen from outside the browser's objects. */
export interface ShareFacts {
  /** `getSettings().displaySurface`; undefined where the browser does not tell. */
  readonly displaySurface: string | undefined;
  readonly systemAudioLive: boolean;
  readonly microphoneLive: boolean;
  /** Whether this browser can give system audio with a whole screen. */
  readonly platformGivesSystemAudio: boolean;
  readonly policy: SystemAudioPolicy;
  /** 1 for the first attempt. */
  readonly attempt: number;
  /** Set when the browser refused or failed one of the two requests. */
  readonly failure?: ShareFailure;
}

export type ShareRefusalReason =
  | 'denied'
  | 'failed'
  | 'not-entire-screen'
  | 'system-audio-missing'
  | 'system-audio-unavailable'
  | 'microphone-missing';

export type ShareVerdict =
  | { readonly ok: true; readonly systemAudio: 'captured' | 'unavailable' }
  | {
      readonly ok: false;
      readonly reason: ShareRefusalReason;
      readonly message: string;
      readonly attemptsLeft: number;
    };

/**
 * Judges one attempt by the tracks that came back, never by what was asked for. A platform that
 * brings system audio although it is listed as unable is believed.
 */
export function judgeShare(facts: ShareFacts): ShareVerdict {
  const reason = refusalReason(facts);
  if (reason === null) {
    return { ok: true, systemAudio: facts.systemAudioLive ? 'captured' : 'unavailable' };
  }
  const attemptsLeft = Math.max(0, maxShareAttempts - facts.attempt);
  return { ok: false, reason, message: messageFor[reason], attemptsLeft };
}

/** Whether the dialog may still offer “Try Again” before attempt number `attempt`. */
export function mayAttempt(attempt: number): boolean {
  return attempt >= 1 && attempt <= maxShareAttempts;
}

function refusalReason(facts: ShareFacts): ShareRefusalReason | null {
  if (facts.failure) return facts.failure;
  if (facts.displaySurface !== 'monitor') return 'not-entire-screen';
  if (!facts.systemAudioLive) {
    if (facts.platformGivesSystemAudio) return 'system-audio-missing';
    if (facts.policy === 'required') return 'system-audio-unavailable';
  }
  return facts.microphoneLive ? null : 'microphone-missing';
}

const messageFor: Record<ShareRefusalReason, string> = {
  denied: shareMessages.mustAllow,
  failed: shareMessages.unableToStart,
  'not-entire-screen': shareMessages.entireScreen,
  'system-audio-missing': shareMessages.bothAudios,
  'system-audio-unavailable': shareMessages.bothAudios,
  'microphone-missing': shareMessages.bothAudios,
};
