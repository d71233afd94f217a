import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Piece } from './pieces.ts';
import {
  extentOf,
  IN_STEP_SECONDS,
  playFrom,
  recordedFrom,
  secondsIn,
} from './track-time-rules.ts';

const TICK_MS = 100;

/** Several videos by one clock: each shows what it holds of the same instant, and nothing where it holds none. */
export function useTracks(tracks: readonly Piece[]) {
  const extent = extentOf(tracks);
  const [instant, setInstant] = useState(extent?.from ?? 0);
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const [isWaiting, setWaiting] = useState(false);
  const videos = useRef(new Map<number, HTMLVideoElement>());
  const keep = useCallback((id: number, video: HTMLVideoElement | null): void => {
    if (video === null) videos.current.delete(id);
    else videos.current.set(id, video);
  }, []);
  const place = useCallback(
    (at: number, plays: boolean): void => {
      for (const track of tracks) {
        const video = videos.current.get(track.id);
        if (video !== undefined) placeVideo(video, { seconds: secondsIn(track, at), plays, speed });
      }
    },
    [tracks, speed],
  );
  const latest = useRef(instant);
  const goTo = useCallback(
    (at: number): void => {
      latest.current = at;
      setInstant(at);
      place(at, isPlaying);
    },
    [place, isPlaying],
  );
  useInside(extent, latest, goTo);
  const play = (plays: boolean): void => {
    const from = playFrom(tracks, latest.current);
    if (plays && from !== null) goTo(from);
    setPlaying(plays);
  };
  useEffect(() => {
    place(latest.current, isPlaying);
    if (!isPlaying) return;
    let before = performance.now();
    const ticking = setInterval(() => {
      const now = performance.now();
      const passedMs = (now - before) * speed;
      before = now;
      // One that waits for its bytes is waited for: all of them go on together.
      const waits = [...videos.current.values()].some(isStarved);
      setWaiting(waits);
      const next = recordedFrom(tracks, latest.current + (waits ? 0 : passedMs));
      if (next === null) return setPlaying(false);
      latest.current = next;
      setInstant(next);
      place(next, true);
    }, TICK_MS);
    return () => clearInterval(ticking);
  }, [isPlaying, speed, tracks, place]);
  return {
    ...{ extent, instant, isPlaying, speed, play, setSpeed, goTo, keep },
    isWaiting: isPlaying && isWaiting,
    ...useVolume(videos),
  };
}

/** A list that was read anew may count from elsewhere: a place that lies in it no more begins again. */
function useInside(
  extent: { readonly from: number; readonly to: number } | null,
  latest: RefObject<number>,
  goTo: (at: number) => void,
): void {
  const { from = 0, to = 0 } = extent ?? {};
  useEffect(() => {
    if (latest.current < from || latest.current > to) goTo(from);
  }, [from, to, latest, goTo]);
}

/** Of all of them together, those too that load later. */
function useVolume(videos: RefObject<ReadonlyMap<number, HTMLVideoElement>>) {
  const [{ volume, isMuted }, setSound] = useState({ volume: 1, isMuted: false });
  useEffect(() => {
    for (const video of videos.current.values()) video.volume = volume;
  });
  return {
    ...{ volume, isMuted },
    setVolume: (wanted: number) =>
      setSound((before) => ({ volume: wanted || before.volume, isMuted: wanted === 0 })),
    toggleMuted: () => setSound((before) => ({ ...before, isMuted: !before.isMuted })),
  };
}

const isStarved = ({ paused, error, readyState }: HTMLVideoElement): boolean =>
  !paused && error === null && readyState < HTMLMediaElement.HAVE_FUTURE_DATA;

type Wanted = { readonly seconds: number | null; readonly plays: boolean; readonly speed: number };

function placeVideo(video: HTMLVideoElement, { seconds, plays, speed }: Wanted): void {
  if (seconds === null) {
    if (!video.paused) video.pause();
    return;
  }
  const drift = Math.abs(video.currentTime - seconds);
  // While it plays, a place that was just set needs a moment to be reached.
  if (!video.seeking && drift > (plays ? Math.max(0.25, IN_STEP_SECONDS) : IN_STEP_SECONDS)) {
    video.currentTime = seconds;
  }
  // A small lead or lag is caught up by the speed, which nobody hears.
  const isBehind = video.currentTime < seconds;
  const correction = plays && drift > IN_STEP_SECONDS ? (isBehind ? 1.04 : 0.96) : 1;
  video.playbackRate = speed * correction;
  // A browser may refuse to start by itself; the next press of the button is a click.
  if (plays && video.paused) void video.play().catch(() => {});
  if (!plays && !video.paused) video.pause();
}
