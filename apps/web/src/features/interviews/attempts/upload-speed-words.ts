import { inLanguages } from '../../../lib/language.ts';
import type { Meaning } from './upload-speed-rules.ts';

const english = {
  name: 'Connection',
  measuring: 'Measuring…',
  unknown: 'Could not be measured; recordings wait on this computer until they can be sent.',
  up: (megabits: string) => `About ${megabits} Mbit/s up.`,
  notRecorded: 'Nothing is recorded here, and answers need almost nothing.',
  keepsUp: 'The recording is sent while you answer.',
  behind: (minutesAnHour: number) =>
    `At a busy screen the recording would be up to ${minutesAnHour} minutes behind after an hour. It waits on this computer: leave the page open at the end until it is sent.`,
} as const;
export type SpeedWords = typeof english;

export const speedWords = inLanguages('room-speed', english);

export function meaningText(meaning: Meaning): string {
  if (meaning.kind === 'behind') return speedWords.behind(meaning.minutesAnHour);
  return meaning.kind === 'keeps-up' ? speedWords.keepsUp : speedWords.notRecorded;
}
