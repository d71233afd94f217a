import { standings } from '@candor/monitors/browser/face';
import { calibrationText, faceText, gazeTexts } from '@candor/monitors/face';
import { keyboardText, keyboardTexts, unauthorizedActivity } from '@candor/monitors/keyboard';
import { voiceTexts } from '@candor/monitors/voice';
import { inLanguages } from '../../../lib/language.ts';

/** What the monitors themselves say, each under a name: their English is the specification's. */
const english = {
  NO_FACE: faceText('NO_FACE', 0),
  LOOKING_AWAY: faceText('LOOKING_AWAY', 0),
  ...keyboardTexts,
  DRAG_AND_DROP: keyboardText('DRAG_AND_DROP') ?? '',
  DEVTOOLS_DOCKED: keyboardText('DEVTOOLS_DOCKED') ?? '',
  SCREEN_ADDED: keyboardText('SCREEN_ADDED') ?? '',
  unauthorized: unauthorizedActivity,
  VOICE_DETECTED: voiceTexts.VOICE_DETECTED,
  MULTIPLE_VOICE_DETECTED: voiceTexts.MULTIPLE_VOICE_DETECTED,
  microphoneFailed: voiceTexts.microphoneFailed,
  calibrating: calibrationText,
  waiting: standings.waiting.text,
  pictureless: standings.pictureless.text,
  loading: standings.loading.text,
  slow: standings.slow.text,
  retrying: standings.retrying.text,
  recovering: standings.recovering.text,
  fallback: standings.fallback.text,
  lookingLeft: gazeTexts.left,
  lookingRight: gazeTexts.right,
  lookingUp: gazeTexts.up,
  lookingDown: gazeTexts.down,
  lookingCenter: gazeTexts.center,
} as const;
const several = { faces: (count: number) => faceText('MULTIPLE_FACES', count) };
export type MonitorSaidWords = typeof english;
export type SeveralFacesWords = typeof several;

const words = inLanguages('monitor-said', english);
const severalWords = inLanguages('monitor-several', several);

const names = new Map<string, keyof typeof english>(
  Object.entries(english).map(([name, text]) => [text, name as keyof typeof english]),
);

/** A monitor's sentence in the language of the page; what is none of theirs stays as it is. */
export function monitorSaid(text: string): string {
  const name = names.get(text);
  if (name !== undefined) return words[name];
  const count = Number(/\((\d+)\)/.exec(text)?.[1]);
  return text === several.faces(count) ? severalWords.faces(count) : text;
}
