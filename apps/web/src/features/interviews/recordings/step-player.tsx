import { type ReactNode, useRef, useState } from 'react';
import { useNotedKeys } from '../../../ui/keys/key-sets.ts';
import { PlayerControls } from '../../../ui/player/player-controls.tsx';
import { keyHelp, playerKeysTitle } from '../../../ui/player/player-words.ts';
import { lengthText } from '../../../ui/duration-rules.ts';
import { SeekBar } from '../../../ui/player/seek-bar.tsx';
import { seekBy } from '../../../ui/player/seek-rules.ts';
import { keysOf } from '../../../ui/player/use-player-actions.ts';
import { useFullscreen } from '../../../ui/player/use-fullscreen.ts';
import { liveRecordingWords as words } from './live-recording-words.ts';
import type { Piece } from './pieces.ts';
import { emptySpans } from './track-time-rules.ts';
import type { useTracks } from './use-tracks.ts';
import '../../../ui/player/player.css';
import './live-recording.css';
import './step-player.css';

type Steps = ReturnType<typeof useTracks>;

type Props = {
  readonly steps: Steps;
  readonly extent: NonNullable<Steps['extent']>;
  readonly pieces: readonly Piece[];
  /** The pictures, which play in step. */
  readonly children: ReactNode;
};

/** RV-5: several pictures by one clock, with the controls and keys of every player. */
export function StepPlayer({ steps, extent, pieces, children }: Props) {
  const frame = useRef<HTMLElement>(null);
  // The list of a page's keys stands in consoles, which are English.
  const [keys] = useState(keyHelp);
  useNotedKeys(playerKeysTitle, keys);
  const fullscreen = useFullscreen(frame);
  const { isPlaying, isWaiting, speed, volume, isMuted, instant } = steps;
  const positionSeconds = (instant - extent.from) / 1000;
  const durationSeconds = (extent.to - extent.from) / 1000;
  const { onKeyDown, ...actions } = actionsOf(steps, extent, fullscreen.toggle);
  return (
    // The keys work wherever in the player the focus is; each has a control of its own as well.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={frame}
      className="card player step-player"
      aria-label={words.player}
      onKeyDown={onKeyDown}
    >
      <div className="step-player__pictures">{children}</div>
      <SeekBar
        {...{ positionSeconds, durationSeconds }}
        marks={[]}
        gaps={emptySpans(pieces).map(({ from, to }) => ({
          atSeconds: (from - extent.from) / 1000,
          label: words.nobody(lengthText((to - from) / 1000)),
        }))}
        onSeek={actions.seekTo}
      />
      <PlayerControls
        state={{ isPlaying, isWaiting, speed, volume, isMuted, durationSeconds }}
        actions={{ ...actions, onKeyDown }}
        {...{ positionSeconds, durationSeconds }}
        hasCaptions={false}
        fullscreen={fullscreen}
        onFullscreen={fullscreen.toggle}
      />
    </section>
  );
}

function actionsOf(
  steps: Steps,
  { from, to }: NonNullable<Steps['extent']>,
  onFullscreen: () => void,
) {
  const durationSeconds = (to - from) / 1000;
  const position = (): number => (steps.instant - from) / 1000;
  // The last instant is one after everything.
  const seekTo = (seconds: number): void =>
    steps.goTo(Math.min(to - 1, Math.max(from, from + seconds * 1000)));
  const actions = {
    toggle: () => steps.play(!steps.isPlaying),
    seekTo,
    seekBy: (seconds: number) => seekTo(seekBy(position(), seconds, durationSeconds)),
    setSpeed: steps.setSpeed,
    setVolume: steps.setVolume,
    toggleMuted: steps.toggleMuted,
    toggleCaptions: () => {},
  };
  const playing = { position, speed: () => steps.speed, durationSeconds, onFullscreen };
  return { ...actions, onKeyDown: keysOf(actions, playing) };
}
