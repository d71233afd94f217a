import type { Converted, WhyRaw } from './convert-recording.ts';

export const mp4Words = {
  download: 'Download as MP4',
  sent: 'The download has begun.',
  fetching: 'Fetching the recording…',
  stop: 'Save it as it was recorded',
} as const;

const why: Readonly<Record<WhyRaw, string>> = {
  unsupported: 'This browser cannot make an MP4 of it.',
  'timed-out': 'Converting took longer than 30 seconds.',
  failed: 'The recording could not be converted.',
  stopped: 'Converting was stopped.',
};

/** Said by fourths, or a screen reader would say nothing else. */
export const convertingText = (part: number): string =>
  `Converting in this browser, ${Math.min(75, Math.floor(part * 4) * 25)} %. It takes 30 seconds at most.`;

export function savedText(made: Converted): string {
  if (made.kind === 'mp4') return 'Saved as MP4.';
  const saved = 'It was saved as it was recorded';
  return made.kind === 'webm'
    ? `${why[made.why]} ${saved}, as WebM, which browsers and VLC play.`
    : `${why[made.why]} ${saved}; browsers and VLC play it.`;
}
