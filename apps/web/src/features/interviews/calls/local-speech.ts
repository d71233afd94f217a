import { heardOf, isNoCaption } from './caption-rules.ts';
import { findRecognizer, type Heard, type Recognizer } from './recognizer.ts';

const AGAIN_MS = 500;
/** One after the other, with nothing heard between them. */
const FAILURES_MOST = 6;

/** `unavailable`: this browser does not write this language down without sending the sound away. */
export type CaptionState = 'preparing' | 'listening' | 'unavailable' | 'failed';

type Ears = {
  readonly language: string;
  readonly hear: (text: string, isFinal: boolean) => void;
  readonly onState: (state: CaptionState) => void;
};

/** Asks the browser, and lets it fetch what the language needs. */
async function prepare(Known: Recognizer, language: string): Promise<CaptionState> {
  const wish = { langs: [language], processLocally: true } as const;
  try {
    const found = await Known.available(wish);
    if (found === 'unavailable') return found;
    return found === 'available' || (await Known.install(wish)) ? 'listening' : 'failed';
  } catch {
    return 'failed';
  }
}

/** Writes down what this track says, until the signal. */
export async function captionTrack(
  track: MediaStreamTrack,
  { language, hear, onState }: Ears,
  signal: AbortSignal,
): Promise<void> {
  const Known = findRecognizer();
  const state = Known === null ? 'unavailable' : await prepare(Known, language);
  if (signal.aborted) return;
  onState(state);
  if (Known === null || state !== 'listening') return;
  const recognition = new Known();
  Object.assign(recognition, { lang: language, continuous: true, interimResults: true });
  recognition.processLocally = true;
  let isOver = false;
  let failures = 0;
  const start = (): void => {
    if (signal.aborted || isOver) return;
    try {
      recognition.start(track);
    } catch {
      isOver = true;
      onState('failed');
    }
  };
  recognition.addEventListener('result', (event) => {
    const { results, resultIndex } = event as Event & Heard;
    const told = Array.from(results).slice(resultIndex);
    failures = 0;
    for (const { text, isFinal } of heardOf(
      told.map((one) => ({ text: one[0]?.transcript.trim() ?? '', isFinal: one.isFinal })),
    )) {
      hear(text, isFinal);
    }
  });
  recognition.addEventListener('error', (event) => {
    const { error } = event as Event & { error: string };
    if (error !== 'no-speech') failures += 1;
    if (signal.aborted || !(isNoCaption(error) || failures >= FAILURES_MOST)) return;
    isOver = true;
    onState('failed');
  });
  // Browsers end by themselves after a silence.
  recognition.addEventListener('end', () => void setTimeout(start, AGAIN_MS));
  signal.addEventListener('abort', () => recognition.abort());
  start();
}
