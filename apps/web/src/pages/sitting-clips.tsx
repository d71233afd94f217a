import { Button } from '@mantine/core';
import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import { Said } from '../features/interviews/evidence/candidate-said.tsx';
import type { Explanation } from '../features/interviews/evidence/evidence-queries.ts';
import { RecordingPlayer } from '../features/interviews/recordings/recording-player.tsx';
import type { Recording } from '../features/interviews/recordings/recording-queries.ts';
import { sittingWords } from '../features/interviews/review/sitting-words.ts';
import { MemberWatched } from '../features/interviews/viewing/member-watched.tsx';
import { clockText } from '../ui/duration-rules.ts';
import { useKeys } from '../ui/keys/key-sets.ts';
import { usePlayerState } from '../ui/player/use-player-state.ts';
import { useRenewedVideo } from '../ui/player/use-renewed-video.ts';
import { type Clip, stretchOf } from './sitting-moment-rules.ts';
import './sitting-clips.css';

const words = sittingWords.moments;

type Props = {
  readonly interviewScheduleID: string;
  /** Undefined while it is on its way, or is not this reader's to see. */
  readonly recording: Recording | undefined;
  readonly mayWatch: boolean;
  readonly clips: readonly Clip[];
  /** What the candidate says; of a clip's flag it stands below the clip. */
  readonly said: readonly Explanation[];
  /** In the place of a recording that could not be asked for. */
  readonly failure: ReactNode;
  readonly onExpired: () => void;
};

/** What is worth seeing, ten seconds each, without sound and one after the other. */
export function SittingClips(props: Props) {
  const { recording, mayWatch, clips, said, failure } = props;
  const [again, setAgain] = useState(0);
  const video = useRef<HTMLVideoElement>(null);
  if (recording?.status === 'playable' && recording.url !== null) {
    // Another picture, with keys and buttons that belong to it.
    return (
      <Screen
        key={again}
        {...props}
        recording={recording}
        url={recording.url}
        onAgain={() => setAgain(again + 1)}
      />
    );
  }
  return (
    <div className="stack gap-sm packed">
      {!mayWatch && <p className="dimmed">{words.mayNot}</p>}
      {failure}
      {mayWatch && recording === undefined && failure === undefined && (
        <div className="sitting-clips__place" />
      )}
      {recording !== undefined && (
        <RecordingPlayer
          {...{ recording, video }}
          positionSeconds={0}
          onPosition={() => undefined}
          onExpired={props.onExpired}
        />
      )}
      <ClipList {...{ clips, said }} none={words.noneUnseen} />
    </div>
  );
}

type ScreenProps = Props & {
  readonly recording: Recording;
  readonly url: string;
  readonly onAgain: () => void;
};

function Screen(props: ScreenProps) {
  const { interviewScheduleID, recording, url, clips, said, onExpired, onAgain } = props;
  const video = useRef<HTMLVideoElement>(null);
  const durationSeconds = (recording.durationMs ?? Number.POSITIVE_INFINITY) / 1000;
  const beginning: Clip = {
    ...{ id: 'beginning', text: words.beginning, atSeconds: 0 },
    ...stretchOf(0, durationSeconds),
  };
  const shown = clips.length === 0 ? [beginning] : clips;
  const [at, setAt] = useState(0);
  const clip = shown[at] ?? beginning;
  const [positionSeconds, setPosition] = useState(clip.fromSeconds);
  const { isPlaying } = usePlayerState(video);
  const play = (index: number): void => {
    const next = shown[index];
    if (next === undefined || video.current === null) return;
    setAt(index);
    setPosition(next.fromSeconds);
    video.current.currentTime = next.fromSeconds;
    start(video.current);
  };
  // At its end the next one follows; after the last the picture stands still.
  const follow = (seconds: number): void => {
    setPosition(seconds);
    if (seconds < clip.untilSeconds || video.current?.paused !== false) return;
    video.current.pause();
    if (at + 1 < shown.length) play(at + 1);
  };
  const toggle = (): void => {
    if (isPlaying) video.current?.pause();
    else if (positionSeconds >= clip.untilSeconds) play(shown.length > at + 1 ? at + 1 : 0);
    else if (video.current !== null) start(video.current);
  };
  const { isBroken, handlers } = useRenewedVideo({
    positionSeconds,
    onPosition: follow,
    onExpired,
  });
  const hasBegun = useRef(false);
  const begin = (event: SyntheticEvent<HTMLVideoElement>): void => {
    handlers.onLoadedMetadata(event);
    if (hasBegun.current) return;
    hasBegun.current = true;
    if (mayMove()) start(event.currentTarget);
  };
  const to = (index: number) => (shown[index] === undefined ? undefined : () => play(index));
  useKeys(words.title, [
    { keys: ['n'], text: words.next, act: to(at + 1) },
    { keys: ['p'], text: words.previous, act: to(at - 1) },
    { keys: [' '], text: isPlaying ? words.pause : words.play, act: isBroken ? undefined : toggle },
  ]);
  const tryAgain = (): void => {
    onExpired();
    onAgain();
  };
  if (isBroken) return <Broken onTryAgain={tryAgain} />;
  return (
    <div className="stack gap-sm packed">
      <MemberWatched interviewScheduleID={interviewScheduleID} viewKey={recording.viewKey}>
        <video
          ref={video}
          className="sitting-clips__video"
          src={url}
          muted
          playsInline
          preload="auto"
          poster={recording.posterUrl ?? undefined}
          tabIndex={-1}
          aria-label={words.video}
          onClick={toggle}
          {...handlers}
          onLoadedMetadata={begin}
        />
      </MemberWatched>
      <div className="row">
        <Button variant="default" size="compact-md" onClick={toggle}>
          {isPlaying ? words.pause : words.play}
        </Button>
        <span className="dimmed small tabular">{clockText(positionSeconds)}</span>
      </div>
      <ClipList clips={shown} current={clip.id} onPlay={play} said={said} />
      {clips.length === 0 && <p className="dimmed small">{words.none}</p>}
    </div>
  );
}

type ListProps = {
  readonly clips: readonly Clip[];
  readonly current?: string;
  readonly onPlay?: (index: number) => void;
  readonly said: Props['said'];
  readonly none?: string;
};

function ClipList({ clips, current, onPlay, said, none }: ListProps) {
  if (clips.length === 0) return <p className="dimmed small">{none}</p>;
  return (
    <ol className="stack gap-2xs" aria-label={words.title}>
      {clips.map(({ id, text, atSeconds }, index) => (
        <li key={id}>
          <button
            type="button"
            className="row unwrapped sitting-clips__clip"
            aria-current={id === current ? 'true' : undefined}
            disabled={onPlay === undefined}
            onClick={() => onPlay?.(index)}
          >
            <span className="dimmed small tabular">{clockText(atSeconds)}</span>
            <span>{text}</span>
          </button>
          {said
            .filter(({ eventKey }) => eventKey === id)
            .map((one) => (
              <Said key={one.eventKey} of={one} />
            ))}
        </li>
      ))}
    </ol>
  );
}

/** A browser may refuse to start by itself; the frame is shown either way. */
function start(element: HTMLVideoElement): void {
  void element.play().catch(() => undefined);
}

const mayMove = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches;

function Broken({ onTryAgain }: { readonly onTryAgain: () => void }) {
  return (
    <div className="stack gap-sm start">
      <p role="alert">{words.broken}</p>
      <Button variant="default" onClick={onTryAgain}>
        {words.tryAgain}
      </Button>
    </div>
  );
}
