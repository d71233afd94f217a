export type Heard = {
  readonly resultIndex: number;
  readonly results: ArrayLike<{
    readonly isFinal: boolean;
    readonly [place: number]: { readonly transcript: string };
  }>;
};

type Recognition = EventTarget & {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  processLocally: boolean;
  readonly start: (track: MediaStreamTrack) => void;
  readonly abort: () => void;
};

type Wish = { readonly langs: readonly string[]; readonly processLocally: true };

export type Recognizer = {
  new (): Recognition;
  readonly prototype: object;
  readonly available: (wish: Wish) => Promise<string>;
  readonly install: (wish: Wish) => Promise<boolean>;
};

/**
 * null: this browser cannot be asked to write speech down without sending the sound away. It is not asked here: the
 * mere question took down a page in a browser without a window, so it waits until somebody wants captions.
 */
export function findRecognizer(): Recognizer | null {
  const here = globalThis as {
    SpeechRecognition?: Recognizer;
    webkitSpeechRecognition?: Recognizer;
  };
  const known = here.SpeechRecognition ?? here.webkitSpeechRecognition;
  const isLocal =
    known !== undefined && 'available' in known && 'processLocally' in known.prototype;
  return isLocal ? known : null;
}
