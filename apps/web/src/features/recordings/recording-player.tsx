import { Button } from '@mantine/core';
import type { ReactNode, RefObject } from 'react';
import type { Recording } from './recording-queries.ts';
import { useRenewedVideo } from './use-renewed-video.ts';
import './recording-player.css';

/** What stands in the player's place until there is something to play. */
const waiting: Readonly<
  Record<Exclude<Recording['status'], 'playable'>, readonly [string, string]>
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

type PlayerProps = {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly positionSeconds: number;
  readonly onPosition: (seconds: number) => void;
  /** The URL lives 15 minutes: asks for a fresh one. */
  readonly onExpired: () => void;
};

type Props = PlayerProps & { readonly recording: Recording };

export function RecordingPlayer({ recording, ...player }: Props) {
  const { status, url } = recording;
  if (status !== 'playable' || url === null) {
    const [title, text] = waiting[status === 'playable' ? 'processing' : status];
    return <Notice title={title}>{text}</Notice>;
  }
  return <Player url={url} {...player} />;
}

function Player({ url, video, ...options }: PlayerProps & { readonly url: string }) {
  const { isBroken, tryAgain, handlers } = useRenewedVideo(options);
  if (isBroken) {
    return (
      <Notice
        title="The recording cannot be played"
        action={
          <Button variant="default" onClick={tryAgain}>
            Try again
          </Button>
        }
      >
        The file did not arrive, or this browser cannot read it.
      </Notice>
    );
  }
  return (
    // What is said in an interview has no transcript yet.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      ref={video}
      className="recording-player"
      src={url}
      controls
      playsInline
      preload="metadata"
      aria-label="Recording of the interview"
      {...handlers}
    />
  );
}

type NoticeProps = {
  readonly title: string;
  readonly children: ReactNode;
  readonly action?: ReactNode;
};

function Notice({ title, children, action }: NoticeProps) {
  return (
    <div className="recording-player recording-player--waiting">
      <output>
        <strong>{title}</strong>
        <span>{children}</span>
      </output>
      {action}
    </div>
  );
}
