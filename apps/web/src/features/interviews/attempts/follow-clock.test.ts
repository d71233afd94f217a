import { ApiError } from '../../../lib/api-error.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BEAT_MS } from '@candor/contract/interviews/clock-line-rules';
import { followClock, type Heard, type Reach } from './follow-clock.ts';
import type { InterviewSession } from './interview-session.ts';

const running = {
  ...{ status: 'in-progress' as const, deadlineAt: 10_000_000, life: 1 },
  ...{ breaksTaken: 0, breakEndsAt: null },
};

/** A server that speaks over lines and answers questions as the test says, and a page that follows it. */
function createScene({ passesLines = true } = {}) {
  const lines: ReadableStreamDefaultController<Uint8Array>[] = [];
  const asked: AbortSignal[] = [];
  let offset = 0;
  let refusesLines = false;
  let answer: (signal: AbortSignal) => Promise<Heard> = async () => heardNow();
  const serverNow = () => performance.timeOrigin + performance.now() + offset;
  const heardNow = (): Heard => ({ ...running, now: serverNow() });
  const session = {
    serverNow: () => performance.timeOrigin + performance.now(),
    askClock: (signal: AbortSignal) => {
      asked.push(signal);
      return answer(signal);
    },
    openClock: async (signal: AbortSignal) => {
      if (refusesLines) throw new ApiError({ code: 'token_expired', statusCode: 401 } as never);
      if (!passesLines) throw new TypeError('Failed to fetch');
      return new ReadableStream<Uint8Array>({
        start: (line) => {
          lines.push(line);
          signal.addEventListener('abort', () => line.error(signal.reason));
        },
      });
    },
  } as unknown as InterviewSession;
  const say = (told: object) =>
    lines.at(-1)?.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(told)}\n\n`));
  const reached: Reach[] = [];
  const heard: Heard[] = [];
  const answers: unknown[] = [];
  let isOver = false;
  const leaving = new AbortController();
  const ears = {
    hear: (one: Heard) => void heard.push(one),
    asking: () => (one: unknown) => void answers.push(one),
    reach: (reach: Reach) => void reached.push(reach),
    isOver: () => isOver,
    isUnsure: () => false,
  };
  return {
    ...{ asked, reached, heard, answers, lines, say },
    follow: () => followClock(session, ears, leaving.signal),
    leave: () => leaving.abort(),
    beat: () => say({ kind: 'beat', now: serverNow() }),
    tellClock: () => say({ kind: 'clock', ...heardNow() }),
    answerBy: (way: typeof answer) => {
      answer = way;
    },
    jump: (milliseconds: number) => {
      offset = milliseconds;
    },
    refuseLines: () => {
      refusesLines = true;
    },
    end: () => {
      isOver = true;
    },
  };
}

let scene: ReturnType<typeof createScene>;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('navigator', { onLine: true });
  scene = createScene();
});
afterEach(() => {
  scene.leave();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** So long, while the server says the time as it does. */
async function speaking(beats: number): Promise<void> {
  for (let n = 0; n < beats; n += 1) {
    await vi.advanceTimersByTimeAsync(BEAT_MS);
    scene.beat();
  }
  await vi.advanceTimersByTimeAsync(1);
}

const never = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason)),
  );

test('[BQ-7] while the server’s line speaks, the page asks for no time', async () => {
  scene.follow();
  await vi.advanceTimersByTimeAsync(1);
  scene.tellClock();
  await speaking(40);
  expect(scene.heard).toHaveLength(1);
  expect(scene.asked).toEqual([]);
  expect(scene.lines).toHaveLength(1);
});

test('[BQ-7] the loss of the line is told within five seconds of its last word', async () => {
  scene.follow();
  await speaking(2);
  scene.answerBy(never);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(scene.reached).toEqual(['away']);
});

test('[BQ-7] where no line passes, the page asks every few seconds, and is never said to be away', async () => {
  scene = createScene({ passesLines: false });
  scene.follow();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(scene.asked.length).toBeGreaterThanOrEqual(7);
  expect(scene.reached.filter((reach) => reach !== 'there')).toEqual([]);
});

test('[BQ-7] a server that answers slowly is asked twice at a time, and heard', async () => {
  scene = createScene({ passesLines: false });
  scene.answerBy(async (signal) => {
    await new Promise((resolve) => setTimeout(resolve, 4_000));
    signal.throwIfAborted();
    return { ...running, now: 0 };
  });
  scene.end();
  scene.follow();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(scene.answers.length).toBeGreaterThanOrEqual(3);
  expect(scene.asked.length).toBeLessThanOrEqual(8);
});

test('[BQ-7] a clock of ours that stood still is corrected by the next word of the server', async () => {
  scene.follow();
  await speaking(3);
  scene.jump(120_000);
  await speaking(1);
  await vi.advanceTimersByTimeAsync(500);
  expect(scene.asked).toHaveLength(1);
});

test('[BQ-6] a line that is refused is asked about, and one that ended by itself is only opened anew', async () => {
  scene.follow();
  await speaking(2);
  scene.lines[0]?.close();
  await vi.advanceTimersByTimeAsync(1_500);
  expect([scene.lines.length, scene.asked.length]).toEqual([2, 0]);
  scene.refuseLines();
  await speaking(1);
  scene.lines[1]?.close();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(scene.asked).toHaveLength(1);
});
