import type { ShareFailure, ShareVerdict, SystemAudioPolicy } from './capture-rules.ts';
import { judgeShare } from './capture-rules.ts';
import type { MediaPort, StreamLike, TrackLike } from './media-port.ts';
import { microphoneConstraints, shareOptions } from './media-port.ts';

export interface ShareRequest {
  readonly policy: SystemAudioPolicy;
  /** From `systemAudioSupport(…) === 'yes'`. */
  readonly platformGivesSystemAudio: boolean;
  /** 1 for the first attempt; the caller counts, for each needs a click of its own. */
  readonly attempt: number;
}

export interface SharedStreams<Stream> {
  /** Screen video, and system audio where it was given. */
  readonly display: Stream;
  readonly microphone: Stream;
}

export type ShareOutcome<Stream> =
  | (Extract<ShareVerdict, { ok: true }> & { readonly streams: SharedStreams<Stream> })
  | (Extract<ShareVerdict, { ok: false }> & { readonly cause?: unknown });

/**
 * One attempt at sharing: the screen first, because it needs the click that led here, then the
 * microphone. A refusal leaves nothing running: every track that was given is stopped again.
 */
export async function shareScreen<Stream extends StreamLike>(
  port: MediaPort<Stream>,
  request: ShareRequest,
): Promise<ShareOutcome<Stream>> {
  const given: Stream[] = [];
  try {
    const display = await port.getDisplayMedia(shareOptions);
    given.push(display);
    // A window or a tab is refused before a second permission is asked for.
    const early = judge(request, display, { microphone: null });
    if (!early.ok && early.reason === 'not-entire-screen') return refuse(given, early);
    const microphone = await port.getUserMedia(microphoneConstraints);
    given.push(microphone);
    const verdict = judge(request, display, { microphone });
    return verdict.ok ? { ...verdict, streams: { display, microphone } } : refuse(given, verdict);
  } catch (cause) {
    return {
      ...refuse(given, judge(request, null, { microphone: null, failure: failureOf(cause) })),
      cause,
    };
  }
}

function judge<Stream extends StreamLike>(
  request: ShareRequest,
  display: Stream | null,
  {
    microphone,
    failure,
  }: { readonly microphone: Stream | null; readonly failure?: ShareFailure | undefined },
): ShareVerdict {
  const video = display?.getTracks().find((track) => track.kind === 'video');
  return judgeShare({
    ...request,
    displaySurface: video && isLive(video) ? video.getSettings().displaySurface : undefined,
    systemAudioLive: hasLiveAudio(display),
    microphoneLive: hasLiveAudio(microphone),
    ...(failure && { failure }),
  });
}

function hasLiveAudio(stream: StreamLike | null): boolean {
  return stream?.getTracks().some((track) => track.kind === 'audio' && isLive(track)) ?? false;
}

function isLive(track: TrackLike): boolean {
  return track.readyState === 'live' && !track.muted;
}

/** NotAllowedError: the candidate or a policy said no. NotFoundError: there is no such device. */
function failureOf(cause: unknown): ShareFailure {
  const name = typeof cause === 'object' && cause !== null && 'name' in cause ? cause.name : '';
  return name === 'NotAllowedError' || name === 'SecurityError' ? 'denied' : 'failed';
}

function refuse<Stream extends StreamLike>(
  given: readonly Stream[],
  verdict: ShareVerdict,
): Extract<ShareVerdict, { ok: false }> {
  for (const track of given.flatMap((stream) => stream.getTracks())) track.stop();
  if (verdict.ok) throw new TypeError('a share that satisfies the rules cannot be refused');
  return verdict;
}
