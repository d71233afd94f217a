import { Instant } from '../../../ui/instant.tsx';
import { Player, type PlayerProps } from '../../../ui/player/player.tsx';
import { gapText } from './gap-text.ts';
import { deletedWords, playerWords } from './recording-words.ts';
import type { Recording } from './recording-queries.ts';
import './recording-player.css';

/** What stands in the player's place until there is something to play. */
const waiting: Readonly<
  Record<Exclude<Recording['status'], 'playable' | 'deleted'>, readonly [string, string]>
> = {
  none: ['No recording', 'Nothing has been recorded of this interview.'],
  receiving: [
    'The recording is arriving',
    'It can be played here a few seconds after the interview has ended.',
  ],
  processing: [
    'The recording is being prepared',
    'This page shows it by itself as soon as it can be played.',
  ],
  failed: [
    'The recording could not be prepared',
    'What arrived of it is kept on the server. Answers and events below are complete.',
  ],
  empty: [
    'Nothing was recorded',
    'No part of a recording reached the server. Answers and events below are complete.',
  ],
};

type Props = { readonly recording: Recording } & Pick<
  PlayerProps,
  'video' | 'positionSeconds' | 'onPosition' | 'onExpired' | 'marks'
>;

/** Its time had come, or its candidate wanted it gone: no error, and nobody can bring it back. */
function Deleted({ deletedAt: at, request }: Pick<Recording, 'deletedAt' | 'request'>) {
  const isAsked = request !== null && request !== undefined;
  return (
    <div className="stack gap-sm unprinted recording-player">
      <output>
        <strong>{deletedWords.title}</strong>
        <span>
          {at !== null && (
            <>
              {isAsked ? deletedWords.byRequest : deletedWords.byRetention}
              <Instant at={at} />.{' '}
            </>
          )}
          {isAsked ? deletedWords.requestNote : deletedWords.note}
        </span>
      </output>
    </div>
  );
}

export function RecordingPlayer({ recording, ...player }: Props) {
  const { status, url, posterUrl, thumbnails, durationMs, gaps } = recording;
  if (status === 'deleted') return <Deleted {...recording} />;
  if (status !== 'playable' || url === null) {
    const [title, text] = waiting[status === 'playable' ? 'processing' : status];
    return (
      <div className="stack gap-sm unprinted recording-player">
        <output>
          <strong>{title}</strong>
          <span>{text}</span>
        </output>
      </div>
    );
  }
  return (
    <Player
      url={url}
      label={playerWords.label}
      poster={posterUrl ?? undefined}
      thumbnails={thumbnails ?? undefined}
      durationSeconds={durationMs === null ? undefined : durationMs / 1000}
      gaps={gaps.map((gap) => ({ atSeconds: gap.atMs / 1000, label: gapText(gap) }))}
      {...player}
    />
  );
}
