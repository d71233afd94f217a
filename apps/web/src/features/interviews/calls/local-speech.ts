import { isNoCaption } from './caption-rules.ts';
import { findRecognizer, type Heard, type Recognizer } from './recognizer.ts';

const AGAIN_MS = 500;

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
    for (const result of Array.from(results).slice(resultIndex)) {
      hear(result[0]?.transcript.trim() ?? '', result.isFinal);
    }
  });
  recognition.addEventListener('error', (event) => {
    if (signal.aborted || !isNoCaption((event as Event & { error: string }).error)) return;
    isOver = true;
    onState('failed');
  });
  // Browsers end by themselves after a silence.
  recognition.addEventListener('end', () => void setTimeout(start, AGAIN_MS));
  signal.addEventListener('abort', () => recognition.abort());
  start();
}
