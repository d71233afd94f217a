export type BrowserFacts = {
  /** It has a recorder, and tells a whole screen from a window. */
  readonly canRecord: boolean;
  readonly canGoFullscreen: boolean;
  /** Bytes this origin may still store; null where the browser does not tell or refuses. */
  readonly freeBytes: number | null;
  /** `no`: this interview asks for the computer's sound, and this browser cannot give it. */
  readonly systemSound: 'not-asked' | 'possible' | 'no';
};

/** `passed` null: not known yet. */
export type CheckLine = {
  readonly name: string;
  readonly passed: boolean | null;
  readonly hint: string;
};

/** An hour of recording at 2.128 Mbit/s (001 §9) waits here at worst, when nothing can be sent. */
const ENOUGH_BYTES = 1_000_000_000;

/** Lines that need no permission; each passes or says what to do. */
export function browserLines(facts: BrowserFacts): CheckLine[] {
  const { canRecord, canGoFullscreen, freeBytes, systemSound } = facts;
  const browser = canRecord
    ? 'It can record and share a screen.'
    : 'Please open your link in a current Chrome or Edge on a computer.';
  const fullscreen = canGoFullscreen
    ? 'It opens when you press Start.'
    : 'This browser refuses fullscreen. Please use Chrome or Edge.';
  const sound: CheckLine = {
    name: 'Computer sound',
    passed: false,
    hint: 'This interview needs the sound of the computer, which this browser cannot share. Please use Chrome or Edge on Windows, or ask the company.',
  };
  return [
    { name: 'Browser', passed: canRecord, hint: browser },
    { name: 'Fullscreen', passed: canGoFullscreen, hint: fullscreen },
    {
      name: 'Storage',
      passed: freeBytes !== null && freeBytes >= ENOUGH_BYTES,
      hint: storageHint(freeBytes),
    },
    ...(systemSound === 'no' ? [sound] : []),
  ];
}

function storageHint(freeBytes: number | null): string {
  if (freeBytes === null) {
    return 'Refused. Leave the private window if you are in one; otherwise keep the page open until the end.';
  }
  return freeBytes >= ENOUGH_BYTES
    ? 'Answers and recording can wait on this computer if the connection drops.'
    : 'Little is left. Please free some disk space if you can.';
}
