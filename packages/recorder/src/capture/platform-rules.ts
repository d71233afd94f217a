/** What a page knows of its browser: `navigator.userAgentData` where it exists, else the string. */
export interface PlatformFacts {
  readonly userAgent: string;
  /** `navigator.userAgentData?.platform`, such as 'Windows', 'Chrome OS', 'macOS', 'Linux'. */
  readonly platform?: string;
}

/**
 * Whether the browser can give system audio with a whole screen, known before the day.
 * `maybe` is macOS, where it depends on the versions of both: only the track that comes back
 * tells, so nobody is refused for its absence unless the company requires it.
 * Source: MDN browser-compat-data 8.1.9 for `getDisplayMedia`, audio capture.
 */
export function systemAudioSupport(facts: PlatformFacts): 'yes' | 'maybe' | 'no' {
  if (!/Chrom(e|ium)\//.test(facts.userAgent)) return 'no';
  if (/Android|Mobile/.test(facts.userAgent)) return 'no';
  const platform = facts.platform ?? facts.userAgent;
  if (/Windows|Chrome ?OS|Chromium ?OS|CrOS/.test(platform)) return 'yes';
  return /mac/i.test(platform) ? 'maybe' : 'no';
}
