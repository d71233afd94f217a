import { lengthText } from '../../../ui/duration-rules.ts';

/** “52 min”, “1 h 5 min”; the last minute by its seconds. */
export function remainingText(milliseconds: number): string {
  const seconds = Math.max(0, milliseconds / 1000);
  return seconds < 60 ? lengthText(seconds) : lengthText(Math.floor(seconds / 60) * 60);
}

/** RV-6: the words for a list that did not come; a reply that is none says something else than no reply. */
export function loadProblem(
  reply: { readonly statusCode: number },
  words: { readonly unable: string; readonly failed: string },
): string {
  return reply.statusCode > 0 && reply.statusCode < 400 ? words.unable : words.failed;
}

/** When the URLs of a share have run out, by the page's own clock. */
export function pageTime(serverTime: string, instant: string, receivedAt: number): number {
  return receivedAt + Date.parse(instant) - Date.parse(serverTime);
}

type Refused = { readonly code: string; readonly retryAfterSeconds?: number | undefined };

/** “ Wait 4 min first.” after a refusal that says how long; nothing after any other. */
export function waitText(
  { code, retryAfterSeconds }: Refused,
  words: { readonly waitFirst: (time: string) => string },
): string {
  const isTooOften = code === 'too_many_requests' && retryAfterSeconds !== undefined;
  return isTooOften ? words.waitFirst(lengthText(retryAfterSeconds)) : '';
}
