import type { SharedRecording } from './viewing-queries.ts';

type Part = NonNullable<SharedRecording['part']>;

const roles = { candidate: 'Candidate', interviewer: 'Interviewer', guest: 'Guest' } as const;

/** What one of several recordings of a call shows. */
function partText({ kind, role, name }: Part): string {
  if (kind === 'people') return 'Everybody';
  if (kind === 'screens') return 'What was shown';
  const who = name ?? roles[role ?? 'guest'];
  return kind === 'screen' ? `Screen of ${name ?? `the ${who.toLowerCase()}`}` : who;
}

/** “Recording 2, Candidate” */
export const namedRecording = (title: string, part: Part): string => `${title}, ${partText(part)}`;
