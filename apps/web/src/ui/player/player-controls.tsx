import type { RefObject } from 'react';
import { clockText } from '../duration-rules.ts';
import { KeyboardHelp } from './keyboard-help.tsx';
import {
  BackIcon,
  CaptionsIcon,
  ForwardIcon,
  FullscreenIcon,
  MutedIcon,
  PauseIcon,
  PictureIcon,
  PlayIcon,
  SoundIcon,
} from './player-icons.tsx';
import { SpeedControl } from './speed-control.tsx';
import type { PlayerActions } from './use-player-actions.ts';
import type { PlayerState } from './use-player-state.ts';
import { playerWords as words } from './player-words.ts';

/** What the seek helper of the buttons adds. */
const helperSeconds = 10;

type Props = {
  /**
   * What may float above other windows; left out: nothing may. Picture in picture shows a video without what lies over it,
   * and one of several alone.
   */
  readonly floating?: RefObject<HTMLVideoElement | null> | undefined;
  readonly state: PlayerState;
  readonly actions: PlayerActions;
  readonly positionSeconds: number;
  readonly durationSeconds: number | undefined;
  readonly hasCaptions: boolean;
  readonly fullscreen: { readonly isSupported: boolean; readonly isFull: boolean };
  readonly onFullscreen: () => void;
};

export function PlayerControls(props: Props) {
  const { floating, state, actions, positionSeconds, durationSeconds, fullscreen } = props;
  return (
    <div className="row gap-2xs player__controls">
      <Control name={state.isPlaying ? words.pause : words.play} onPress={actions.toggle}>
        {state.isPlaying ? <PauseIcon /> : <PlayIcon />}
      </Control>
      <Control name={words.back} onPress={() => actions.seekBy(-helperSeconds)}>
        <BackIcon />
      </Control>
      <Control name={words.forward} onPress={() => actions.seekBy(helperSeconds)}>
        <ForwardIcon />
      </Control>
      <span className="player__time tabular">
        {clockText(positionSeconds)}
        <span className="dimmed"> / {clockText(durationSeconds ?? 0)}</span>
      </span>
      <span className="player__space" />
      <SpeedControl speed={state.speed} onSpeed={actions.setSpeed} />
      <Volume state={state} actions={actions} />
      {props.hasCaptions && (
        <Control name={words.captions} onPress={actions.toggleCaptions}>
          <CaptionsIcon />
        </Control>
      )}
      <KeyboardHelp />
      {floating !== undefined && document.pictureInPictureEnabled && (
        <Control
          name={words.picture}
          isWideOnly
          onPress={() => void togglePicture(floating.current)}
        >
          <PictureIcon />
        </Control>
      )}
      {fullscreen.isSupported && (
        <Control
          name={fullscreen.isFull ? words.leaveFull : words.full}
          onPress={props.onFullscreen}
        >
          <FullscreenIcon />
        </Control>
      )}
    </div>
  );
}

function Volume({ state, actions }: Pick<Props, 'state' | 'actions'>) {
  const isSilent = state.isMuted || state.volume === 0;
  return (
    <span className="player__volume">
      <Control name={isSilent ? words.soundOn : words.soundOff} onPress={actions.toggleMuted}>
        {isSilent ? <MutedIcon /> : <SoundIcon />}
      </Control>
      <input
        type="range"
        aria-label={words.volume}
        min={0}
        max={1}
        step={0.05}
        value={isSilent ? 0 : state.volume}
        onChange={(event) => actions.setVolume(event.currentTarget.valueAsNumber)}
      />
    </span>
  );
}

type ControlProps = {
  readonly name: string;
  readonly onPress: () => void;
  readonly isWideOnly?: boolean;
  readonly children: React.ReactNode;
};

function Control({ name, onPress, isWideOnly = false, children }: ControlProps) {
  return (
    <button
      type="button"
      className={`player__button${isWideOnly ? ' player__button--wide-only' : ''}`}
      aria-label={name}
      title={name}
      onClick={onPress}
    >
      {children}
    </button>
  );
}

/** A browser may refuse it, while nothing is loaded for one; the player then stays as it is. */
async function togglePicture(video: HTMLVideoElement | null): Promise<void> {
  try {
    if (document.pictureInPictureElement !== null) await document.exitPictureInPicture();
    else await video?.requestPictureInPicture();
  } catch {
    return;
  }
}
