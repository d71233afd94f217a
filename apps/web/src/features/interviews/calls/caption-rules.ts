/** What somebody seems to have said; it may change until it is final. */
export type CaptionLine = {
  readonly name: string;
  readonly text: string;
  readonly isFinal: boolean;
};

/** More nobody reads while somebody speaks. */
const LINES = 2;

/** What is heard now takes the place of what was not final; that line stays of whoever began it. */
export function withHeard(lines: readonly CaptionLine[], heard: CaptionLine): CaptionLine[] {
  const begun = lines.find(({ isFinal }) => !isFinal);
  const name = begun?.name ?? heard.name;
  return [...lines.filter(({ isFinal }) => isFinal), { ...heard, name }].slice(-LINES);
}

type Result = { readonly text: string; readonly isFinal: boolean };

/** A browser may tell one sentence in several pieces as long as none of it is final. */
export function heardOf(results: readonly Result[]): Result[] {
  const begun = results.filter(({ isFinal }) => !isFinal).map(({ text }) => text);
  const final = results.filter(({ isFinal }) => isFinal);
  return begun.length === 0 ? final : [...final, { text: begun.join(' '), isFinal: false }];
}

const ends = ['language-not-supported', 'service-not-allowed', 'not-allowed', 'audio-capture'];

/** Whether a browser that gives this reason has no captions, however often it is asked. */
export const isNoCaption = (reason: string): boolean => ends.includes(reason);
