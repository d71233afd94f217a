import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';

const LOOK_MS = 100;
const GIVE_UP_MS = 90_000;
/** So many new pictures, none of them long after the one before: it goes on. */
const STEADY = 6;
const LONG_MS = 2_000;

export type Pictures = {
  /** Milliseconds until the picture of the other goes on. */
  readonly goOn: () => Promise<number>;
  /** Watches from now on; what it gives ends that, with the longest time in which the picture stood. */
  readonly longestStand: () => () => Promise<number>;
};

/** What a page shows of the other person. */
export function watchPictures(page: Page): Pictures {
  const seen = (): Promise<number> =>
    page
      .evaluate(() => {
        const others = [...document.querySelectorAll('li')].filter(
          (one) => !one.textContent.includes('(you)'),
        );
        const videos = others.flatMap((one) => [...one.querySelectorAll('video')]);
        return videos.reduce(
          (sum, video) => sum + video.getVideoPlaybackQuality().totalVideoFrames,
          0,
        );
      })
      .catch(() => 0);
  return {
    goOn: async () => {
      const from = performance.now();
      let [last, since, came, cameAt] = [await seen(), 0, 0, from];
      while (came < STEADY && performance.now() - from < GIVE_UP_MS) {
        await pause(LOOK_MS);
        const [frames, now] = [await seen(), performance.now()];
        if (now - cameAt > LONG_MS) came = 0;
        if (frames > last) {
          if (came === 0) since = now - from;
          came += frames - last;
          cameAt = now;
        }
        last = frames;
      }
      return came < STEADY ? Number.POSITIVE_INFINITY : Math.round(since);
    },
    longestStand: () => {
      const over = new AbortController();
      const watch = async (): Promise<number> => {
        let [last, at, longest] = [await seen(), performance.now(), 0];
        while (!over.signal.aborted) {
          await pause(LOOK_MS);
          const [frames, now] = [await seen(), performance.now()];
          longest = Math.max(longest, now - at);
          if (frames > last) at = now;
          last = frames;
        }
        return Math.round(longest);
      };
      const watching = watch();
      return () => {
        over.abort();
        return watching;
      };
    },
  };
}
