import type { SharedRecording } from './viewing-queries.ts';
import { viewingWords as words } from './viewing-words.ts';

type Part = NonNullable<SharedRecording['part']>;

/** What one of several recordings of a call shows. */
function partText({ kind, role, name }: Part): string {
  if (kind === 'people') return words.everybody;
  if (kind === 'screens') return words.screens;
  const who = role ?? 'guest';
  if (kind !== 'screen') return name ?? words[who];
  return name === null ? words[`${who}Screen`] : words.screenOf(name);
}

/** The server counts them in English. */
export const titleText = (title: string): string =>
  title.replace(/^Recording (\d+)$/, (_, number: string) => words.recording(number));

/** “Recording 2, Candidate” */
export const namedRecording = (title: string, part: Part | null | undefined): string =>
  part ? `${titleText(title)}, ${partText(part)}` : titleText(title);
