import { lengthText } from '../../../ui/duration-rules.ts';

type Gap = { readonly missingMs: number; readonly because: string };

/** The server's causes in words; one that this release does not know is shown as it is. */
const causes = new Map([
  ['not-started', 'before the recording began'],
  ['interrupted', 'while the recording was interrupted'],
  ['recorder-stopped', 'because the browser stopped recording, and began again'],
  ['recorder-error', 'because recording failed in the browser, and began again'],
  ['stalled', 'because the browser delivered neither picture nor sound'],
  ['ended-early', 'after the recording ended'],
  ['unreadable', 'because a part of the recording cannot be read'],
]);

/** "9 s missing while the recording was interrupted". */
export function gapText({ missingMs, because }: Gap): string {
  const cause = causes.get(because) ?? `(${because.replaceAll('-', ' ')})`;
  return `${lengthText(Math.max(1, missingMs / 1000))} missing ${cause}`;
}
