import { Button } from '@mantine/core';
import { type RefObject, useRef, useState } from 'react';
import { useNotedKeys } from '../keys/key-sets.ts';
import { PlayerControls } from './player-controls.tsx';
import { keyHelp, playerKeysTitle, playerWords as words } from './player-words.ts';
import { SeekBar, type SeekGap, type SeekMark } from './seek-bar.tsx';
import type { Thumbnails } from './seek-preview-rules.ts';
import { watermarkPlace } from './seek-rules.ts';
import { useFullscreen } from './use-fullscreen.ts';
import { usePlayerActions } from './use-player-actions.ts';
import { usePlayerState } from './use-player-state.ts';
import { useRenewedVideo } from './use-renewed-video.ts';
import './player.css';

export type Captions = {
  readonly src: string;
  readonly label: string;
  readonly language: string;
};

export type PlayerProps = {
  /** Lives for minutes; `onExpired` asks for a fresh one, and the player goes on where it was. */
  readonly url: string;
  /** What is shown, for those who cannot see it. */
  readonly label: string;
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly positionSeconds: number;
  readonly onPosition: (seconds: number) => void;
  readonly onExpired: () => void;
  /** As the server measured it; else the file's own word is waited for. */
  readonly durationSeconds?: number | undefined;
  readonly marks?: readonly SeekMark[] | undefined;
  readonly gaps?: readonly SeekGap[] | undefined;
  readonly captions?: Captions | undefined;
  readonly poster?: string | undefined;
  /** Pictures for the seek bar, of a hovering pointer. */
  readonly thumbnails?: Thumbnails | undefined;
  /** Laid over the picture; it then neither floats above other windows nor offers its file. */
  readonly watermark?: string | undefined;
};

/** A recording with controls of our own: the same keys, speeds and marks in every browser. */
export function Player(props: PlayerProps) {
  const { isBroken, tryAgain, handlers } = useRenewedVideo(props);
  if (!isBroken) return <Screen {...props} handlers={handlers} />;
  return (
    <div className="card player stack gap-sm player--broken">
      <output>
        <strong>{words.broken}</strong>
        <span>{words.brokenWhy}</span>
      </output>
      <Button variant="default" onClick={tryAgain}>
        {words.again}
      </Button>
    </div>
  );
}

type ScreenProps = Omit<PlayerProps, 'onExpired'> & {
  readonly handlers: ReturnType<typeof useRenewedVideo>['handlers'];
};

function Screen({ video, url, label, positionSeconds, onPosition, ...props }: ScreenProps) {
  const { marks = [], gaps = [], captions, poster, watermark, handlers } = props;
  const frame = useRef<HTMLElement>(null);
  // The list of a page's keys stands in consoles, which are English.
  const [keys] = useState(keyHelp);
  useNotedKeys(playerKeysTitle, keys);
  const state = usePlayerState(video);
  const fullscreen = useFullscreen(frame);
  const durationSeconds = props.durationSeconds ?? state.durationSeconds;
  const actions = usePlayerActions({
    video,
    positionSeconds,
    durationSeconds,
    onPosition,
    onFullscreen: fullscreen.toggle,
  });
  return (
    // The keys work wherever in the player the focus is; each has a control of its own as well.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={frame}
      className="card player"
      aria-label={words.player}
      onKeyDown={actions.onKeyDown}
    >
      <div className={`player__picture${state.isWaiting ? ' player__picture--waiting' : ''}`}>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
        <video
          ref={video}
          src={url}
          playsInline
          preload="metadata"
          poster={poster}
          tabIndex={-1}
          aria-label={label}
          disablePictureInPicture={watermark !== undefined}
          onContextMenu={watermark === undefined ? undefined : (event) => event.preventDefault()}
          onClick={actions.toggle}
          {...handlers}
        >
          {captions !== undefined && (
            <track
              kind="captions"
              src={captions.src}
              label={captions.label}
              srcLang={captions.language}
            />
          )}
        </video>
        {watermark !== undefined && (
          <span
            className={`player__watermark player__watermark--${watermarkPlace(positionSeconds)}`}
          >
            {watermark}
          </span>
        )}
      </div>
      <SeekBar
        positionSeconds={positionSeconds}
        durationSeconds={durationSeconds}
        marks={marks}
        gaps={gaps}
        thumbnails={props.thumbnails}
        onSeek={actions.seekTo}
      />
      <PlayerControls
        floating={watermark === undefined ? video : undefined}
        state={state}
        actions={actions}
        positionSeconds={positionSeconds}
        durationSeconds={durationSeconds}
        hasCaptions={captions !== undefined}
        fullscreen={fullscreen}
        onFullscreen={fullscreen.toggle}
      />
    </section>
  );
}
