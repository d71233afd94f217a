import { causeWords, gapWords } from './gap-words.ts';

type Gap = { readonly missingMs: number; readonly because: string };

/** One that this release does not know is shown as it is. */
const isCause = (because: string): because is keyof typeof causeWords =>
  Object.hasOwn(causeWords, because);

/** "9 s missing while the recording was interrupted". */
export function gapText({ missingMs, because }: Gap): string {
  const cause = isCause(because) ? causeWords[because] : `(${because.replaceAll('-', ' ')})`;
  return gapWords.missing(Math.max(1, missingMs / 1000), cause);
}
