import type { LiveRecordings } from './live-recording-queries.ts';

type Status = LiveRecordings['tracks'][number]['status'];

export const liveRecordingWords = {
  title: 'Recording of the call',
  loading: 'the recording',
  failed: 'The recording could not be loaded',
  again: 'Try again',
  player: 'Player of the call',
  nobody: (length: string) => `From here nobody was recorded for ${length}`,
  camera: (name: string) => name,
  screen: (name: string) => `Screen of ${name}`,
  film: { people: 'Everybody', screens: 'What was shown' },
  apart: 'Show each person separately',
  together: 'Show everybody in one film',
  broken: 'This part cannot be played here.',
  away: 'Nothing was recorded of them at this moment.',
  lanes: 'Who was there when',
  was: (name: string, stretches: readonly string[]) => `${name}: ${stretches.join(', ')}`,
  stretch: (from: string, to: string) => `${from} to ${to}`,
  stillThere: 'now',
  recorded: 'Recorded',
  waiting:
    'The recording is being prepared. This page shows it by itself as soon as it can be played.',
  deleted: 'The recording was deleted, because the time to keep it had passed.',
  deletedAsAsked:
    'The recording was deleted, because the candidate asked for it. Answers, result and what was noted stay.',
  nothing: 'Everybody agreed to a recording, but nothing of it reached the server.',
  share: 'Sharing',
};

/** Of a call of which nothing can be played. */
export function whyNothing({
  tracks,
  request,
}: Pick<LiveRecordings, 'request'> & {
  readonly tracks: readonly { readonly status: Status }[];
}): string {
  const has = (...some: readonly Status[]) => tracks.some(({ status }) => some.includes(status));
  if (has('receiving', 'processing', 'playable')) return liveRecordingWords.waiting;
  if (!has('deleted')) return liveRecordingWords.nothing;
  return request === null || request === undefined
    ? liveRecordingWords.deleted
    : liveRecordingWords.deletedAsAsked;
}

/** Of a track that cannot be played. */
export const trackWords: Readonly<Record<Exclude<Status, 'playable'>, string>> = {
  receiving: 'Still arriving',
  processing: 'Being prepared',
  failed: 'Could not be prepared',
  empty: 'Nothing of it reached the server',
  deleted: 'Deleted',
};
