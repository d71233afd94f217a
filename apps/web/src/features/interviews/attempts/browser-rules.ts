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

/** In the language of the page. */
export type BrowserWords = Readonly<
  Record<
    | 'browser'
    | 'browserGood'
    | 'browserBad'
    | 'fullscreen'
    | 'fullscreenGood'
    | 'fullscreenBad'
    | 'storage'
    | 'storageGood'
    | 'storageLittle'
    | 'storageRefused'
    | 'sound'
    | 'soundBad',
    string
  >
>;

/** Lines that need no permission; each passes or says what to do. */
export function browserLines(facts: BrowserFacts, words: BrowserWords): CheckLine[] {
  const { canRecord, canGoFullscreen, freeBytes, systemSound } = facts;
  return [
    {
      name: words.browser,
      passed: canRecord,
      hint: canRecord ? words.browserGood : words.browserBad,
    },
    {
      name: words.fullscreen,
      passed: canGoFullscreen,
      hint: canGoFullscreen ? words.fullscreenGood : words.fullscreenBad,
    },
    {
      name: words.storage,
      passed: freeBytes !== null && freeBytes >= ENOUGH_BYTES,
      hint: storageHint(freeBytes, words),
    },
    ...(systemSound === 'no' ? [{ name: words.sound, passed: false, hint: words.soundBad }] : []),
  ];
}

function storageHint(freeBytes: number | null, words: BrowserWords): string {
  if (freeBytes === null) return words.storageRefused;
  return freeBytes >= ENOUGH_BYTES ? words.storageGood : words.storageLittle;
}
