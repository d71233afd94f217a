import { getCallClock } from '@candor/contract/interviews/call-recordings';
import { call } from '../../../lib/api.ts';
import { createCameraRecorder, createScreenRecorder, type Seat } from './camera-recorder.ts';
import type { OwnTracks } from './own-tracks.ts';

const PINGS = 5;
/** Who leaves waits no longer for the last seconds to be sent. */
const LEAVING_MS = 20_000;
/** Another tab of this browser may have what is recorded for so long: it is asked for again. */
const AGAIN_MS = 5_000;

const steadyNow = (): number => performance.timeOrigin + performance.now();

/** What this browser's clock lacks of the server's, by the quickest of some answers; asked once. */
function createClock(token: string): () => Promise<number> {
  const ask = async (): Promise<number> => {
    let best = { tookMs: Number.POSITIVE_INFINITY, offsetMs: 0 };
    for (let ping = 0; ping < PINGS; ping += 1) {
      const asked = steadyNow();
      const { now } = await call(getCallClock, { body: { token } });
      const heard = steadyNow();
      const tookMs = heard - asked;
      if (tookMs < best.tookMs) best = { tookMs, offsetMs: now - (asked + heard) / 2 };
    }
    return best.offsetMs;
  };
  let known: Promise<number> | null = null;
  return async () => {
    known ??= ask();
    try {
      return await known;
    } catch (error) {
      known = null;
      throw error;
    }
  };
}

/** `again`: it is tried again by itself; `refused`: the server takes no more; null: it is recorded as wished. */
export type RecorderProblem = 'again' | 'refused' | null;

type Place = Seat & { readonly onProblem: (problem: RecorderProblem) => void };

/** Records what this page sends of itself, while it is told that the call is recorded. */
export function createCallRecorder({ token, seatID, onProblem }: Place) {
  let wish: OwnTracks | null = null;
  const parts = {
    ...{ token, seatID, offsetMs: createClock(token) },
    onInterrupted: () => settle(),
    onRefused: () => tell(),
  };
  const both = [createCameraRecorder(parts), createScreenRecorder(parts)] as const;
  const each = (work: (one: (typeof both)[number]) => Promise<void>): Promise<unknown> =>
    Promise.all(both.map(work));
  const tell = (): void =>
    onProblem(both.some(({ recorder }) => recorder.isRefused()) ? 'refused' : null);
  /** One change after the other, each by what is wished when its turn comes. */
  let queue: Promise<unknown> = each(({ recorder }) => recorder.resume().catch(() => {}));
  function settle(): void {
    queue = queue.then(() =>
      each(({ record }) => record(wish)).then(tell, () => {
        for (const { drop } of both) drop();
        onProblem(wish === null ? null : 'again');
        if (wish !== null) setTimeout(settle, AGAIN_MS);
      }),
    );
  }
  let closing: Promise<void> | null = null;
  const wishFor = (tracks: OwnTracks | null): void => {
    wish = tracks;
    settle();
  };
  const sendRest = async (): Promise<void> => {
    wishFor(null);
    await queue;
    await each(({ recorder }) => recorder.uploaded(LEAVING_MS));
  };
  const close = async (): Promise<void> => {
    await sendRest();
    await each(({ recorder }) => recorder.close());
  };
  return {
    record: (tracks: OwnTracks | null): void => {
      closing = null;
      wishFor(tracks);
    },
    /** Stops, and waits some time for the rest to be sent. What was let go is not taken again for it. */
    finish: (): Promise<void> => closing ?? sendRest(),
    /** The same, and lets another page of this browser have what is left. */
    close: (): Promise<void> => (closing ??= close()),
  };
}

export type CallRecorder = ReturnType<typeof createCallRecorder>;
