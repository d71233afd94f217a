import { type KeyboardEvent, type RefObject } from 'react';
import { type KeyTarget, type PlayerAction, playerAction } from './player-key-rules.ts';
import { seekBy, seekTo } from './seek-rules.ts';
import { nextSpeed } from './speed-rules.ts';

type Options = {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly positionSeconds: number;
  readonly durationSeconds: number | undefined;
  readonly onPosition: (seconds: number) => void;
  readonly onFullscreen: () => void;
};

export type PlayerActions = {
  readonly toggle: () => void;
  readonly seekTo: (seconds: number) => void;
  readonly seekBy: (seconds: number) => void;
  readonly setSpeed: (speed: number) => void;
  readonly setVolume: (volume: number) => void;
  readonly toggleMuted: () => void;
  readonly toggleCaptions: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

export function usePlayerActions(options: Options): PlayerActions {
  const { video, positionSeconds, durationSeconds, onPosition, onFullscreen } = options;
  const goTo = (seconds: number): void => {
    const target = seekTo(seconds, durationSeconds);
    onPosition(target);
    if (video.current !== null) video.current.currentTime = target;
  };
  const on = (act: (element: HTMLVideoElement) => void) => (): void => {
    if (video.current !== null) act(video.current);
  };
  const actions = {
    toggle: on(toggle),
    seekTo: goTo,
    seekBy: (seconds: number) => {
      goTo(seekBy(video.current?.currentTime ?? positionSeconds, seconds, durationSeconds));
    },
    setSpeed: (speed: number) => on((element) => setSpeed(element, speed))(),
    setVolume: (volume: number) => on((element) => setVolume(element, volume))(),
    toggleMuted: on(toggleMuted),
    toggleCaptions: on(toggleCaptions),
  };
  const onKeyDown = keysOf(actions, {
    position: () => video.current?.currentTime ?? positionSeconds,
    speed: () => video.current?.playbackRate ?? 1,
    ...{ durationSeconds, onFullscreen },
  });
  return { ...actions, onKeyDown };
}

type Playing = {
  readonly position: () => number;
  readonly speed: () => number;
  readonly durationSeconds: number | undefined;
  readonly onFullscreen: () => void;
};

/** The keys of every player, whatever plays in it. */
export function keysOf(
  actions: Omit<PlayerActions, 'onKeyDown'>,
  { position, speed, durationSeconds, onFullscreen }: Playing,
): PlayerActions['onKeyDown'] {
  const plain = {
    toggle: actions.toggle,
    mute: actions.toggleMuted,
    captions: actions.toggleCaptions,
    fullscreen: onFullscreen,
    start: () => actions.seekTo(0),
    end: () => actions.seekTo(durationSeconds ?? position()),
  };
  const act = (action: PlayerAction): void => {
    if (action.kind === 'seek') actions.seekBy(action.seconds);
    else if (action.kind === 'speed') actions.setSpeed(nextSpeed(speed(), action.direction));
    else plain[action.kind]();
  };
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const action = playerAction(event.key, targetOf(event.target));
    if (action === undefined) return;
    event.preventDefault();
    act(action);
  };
}

function toggle(element: HTMLVideoElement): void {
  if (!element.paused && !element.ended) element.pause();
  // A browser may refuse to start; the frame is shown either way.
  else void element.play().catch(() => undefined);
}

function setSpeed(element: HTMLVideoElement, speed: number): void {
  // A renewed URL loads anew, and a load goes back to the default.
  element.defaultPlaybackRate = speed;
  element.playbackRate = speed;
}

function setVolume(element: HTMLVideoElement, volume: number): void {
  element.volume = volume;
  element.muted = volume === 0;
}

function toggleMuted(element: HTMLVideoElement): void {
  element.muted = !element.muted;
  if (!element.muted && element.volume === 0) element.volume = 1;
}

function toggleCaptions({ textTracks: [track] }: HTMLVideoElement): void {
  if (track !== undefined) track.mode = track.mode === 'showing' ? 'hidden' : 'showing';
}

/** The seek bar moves by the player's keys like the picture does; the volume by its own. */
function targetOf(target: EventTarget): KeyTarget {
  if (!(target instanceof Element)) return 'surface';
  if (target.closest('button, summary, a') !== null) return 'button';
  if (target.closest('.seek-bar') !== null) return 'surface';
  if (target.closest('input[type=range]') !== null) return 'slider';
  return target.closest('input, select, textarea') === null ? 'surface' : 'field';
}
