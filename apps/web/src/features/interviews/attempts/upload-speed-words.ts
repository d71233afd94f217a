import { type Meaning, megabitText } from './upload-speed-rules.ts';

const meanings: { readonly [K in Meaning['kind']]: (of: Extract<Meaning, { kind: K }>) => string } =
  {
    'not-recorded': () => 'Nothing is recorded here, and answers need almost nothing.',
    'keeps-up': () => 'The recording is sent while you answer.',
    behind: ({ minutesAnHour }) =>
      `At a busy screen the recording would be up to ${minutesAnHour} minutes behind after an hour. It waits on this computer: leave the page open at the end until it is sent.`,
  };

export const speedWords = {
  name: 'Connection',
  measuring: 'Measuring…',
  unknown: 'Could not be measured; recordings wait on this computer until they can be sent.',
  known: (bits: number, meaning: Meaning): string => {
    const said = meanings[meaning.kind] as (of: Meaning) => string;
    return `About ${megabitText(bits)} Mbit/s up. ${said(meaning)}`;
  },
} as const;
