/** What somebody seems to have said; it may change until it is final. */
export type CaptionLine = {
  readonly name: string;
  readonly text: string;
  readonly isFinal: boolean;
};

/** More nobody reads while somebody speaks. */
const LINES = 2;

/** What is heard now takes the place of what was not final. */
export const withHeard = (lines: readonly CaptionLine[], heard: CaptionLine): CaptionLine[] =>
  [...lines.filter(({ isFinal }) => isFinal), heard].slice(-LINES);

const ends = ['language-not-supported', 'service-not-allowed', 'not-allowed', 'audio-capture'];

/** Whether a browser that gives this reason has no captions, however often it is asked. */
export const isNoCaption = (reason: string): boolean => ends.includes(reason);
