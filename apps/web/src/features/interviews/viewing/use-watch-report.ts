import { type RefObject, useEffect, useEffectEvent } from 'react';
import { reportable, type Stretch, united } from './watched-rules.ts';

/** Milliseconds between two reports while it plays. */
const reportEvery = 10_000;

export type TimesOf = (
  video: HTMLVideoElement,
  fromSeconds: number,
  toSeconds: number,
) => readonly Stretch[];

type Options = {
  /** Resolves with false when this browser may not watch any more; null where the server counts nothing. */
  readonly send: ((ranges: readonly Stretch[]) => Promise<boolean>) | null;
  /** Around the video, which may be replaced by another. */
  readonly frame: RefObject<HTMLElement | null>;
  /** What was played of a video, in its own seconds, in the time of the whole. */
  readonly timesOf: TimesOf;
  readonly onRefused: () => void;
};

/**
 * Tells the server what was played: every ten seconds, at a pause, and when the page goes. The element counts
 * what it played itself and forgets it with a new URL, so what it told last is kept here.
 */
export function useWatchReport(options: Options): void {
  const { send, frame } = options;
  const onRefused = useEffectEvent(options.onRefused);
  const timesOf = useEffectEvent(options.timesOf);
  useEffect(() => {
    const around = frame.current;
    if (around === null || send === null) return;
    let played: readonly Stretch[] = [];
    let reported = '';
    const collect = ({ target }: Event): void => {
      if (target instanceof HTMLVideoElement) played = united(played, playedBy(target, timesOf));
    };
    const report = (): void => {
      const ranges = reportable(played);
      const text = JSON.stringify(ranges);
      if (ranges.length === 0 || text === reported) return;
      reported = text;
      void send(ranges).then((mayWatch) => {
        if (!mayWatch) onRefused();
      });
    };
    const onPause = (event: Event): void => {
      collect(event);
      report();
    };
    const onHidden = (): void => {
      if (document.visibilityState === 'hidden') report();
    };
    // Events of media do not bubble; on their way down they pass here.
    around.addEventListener('timeupdate', collect, true);
    around.addEventListener('pause', onPause, true);
    document.addEventListener('visibilitychange', onHidden);
    const timer = setInterval(report, reportEvery);
    return () => {
      report();
      clearInterval(timer);
      around.removeEventListener('timeupdate', collect, true);
      around.removeEventListener('pause', onPause, true);
      document.removeEventListener('visibilitychange', onHidden);
    };
  }, [send, frame]);
}

function playedBy(video: HTMLVideoElement, timesOf: TimesOf): Stretch[] {
  const { played } = video;
  return Array.from({ length: played.length }, (_, index) =>
    timesOf(video, played.start(index), played.end(index)),
  ).flat();
}
