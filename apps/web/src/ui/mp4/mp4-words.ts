import { inLanguages } from '../../lib/language.ts';
import type { Converted } from './convert-recording.ts';

export const mp4Words = inLanguages('mp4', {
  download: 'Download as MP4',
  sent: 'The download has begun.',
  fetching: 'Fetching the recording…',
  converted: 'Converted',
  stop: 'Save it as it was recorded',
  why: {
    unsupported: 'This browser cannot make an MP4 of it.',
    'timed-out': 'Converting took longer than 30 seconds.',
    failed: 'The recording could not be converted.',
    stopped: 'Converting was stopped.',
  },
  converting: (percent: number) =>
    `Converting in this browser, ${percent} %. It takes 30 seconds at most.`,
  saved: 'Saved as MP4.',
  savedWebm: 'It was saved as it was recorded, as WebM, which browsers and VLC play.',
  savedRaw: 'It was saved as it was recorded; browsers and VLC play it.',
});

/** Said by fourths, or a screen reader would say nothing else. */
export const convertingText = (part: number): string =>
  mp4Words.converting(Math.min(75, Math.floor(part * 4) * 25));

export function savedText(made: Converted): string {
  if (made.kind === 'mp4') return mp4Words.saved;
  return `${mp4Words.why[made.why]} ${made.kind === 'webm' ? mp4Words.savedWebm : mp4Words.savedRaw}`;
}
