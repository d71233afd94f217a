import { Worker } from 'node:worker_threads';
import type { CalendarTrouble } from '@candor/contract/interviews/calendar-rules';
import { type Outbound, troubleOf } from '../../../platform/outbound/outbound.ts';
import type { Busy } from './busy-rules.ts';
import type { Question } from './calendar-source.ts';
import type { FromThread, Task, ToThread } from './read-thread.ts';

export type Reading = { readonly busy: Busy[] } | { readonly trouble: CalendarTrouble };
export type CalendarReader = (task: Task) => Promise<Reading>;

const MEGABYTE = 1024 * 1024;
/** Ten thousand events with long descriptions have room in it. */
const MOST_BYTES = 16 * MEGABYTE;
const QUESTIONS_MOST = 60;
const THREADS_AT_ONCE = 2;
/** `whole` for everything with its answers, `own` for what the thread computes in one go; milliseconds. */
const usualPatience = { whole: 45_000, own: 20_000 };

/**
 * Reads calendars, each in a thread of its own that ends with it: what strangers wrote can cost no more than this much
 * time and memory, and no request of others waits for it. The thread has no network; what it asks for is asked here,
 * through the guard.
 */
export function createCalendarReader(
  { outbound }: { readonly outbound: Outbound },
  patience = usualPatience,
): CalendarReader {
  const turns: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    // Whoever is done gives their place to the next that waits.
    if (running >= THREADS_AT_ONCE) await new Promise<void>((resolve) => turns.push(resolve));
    else running += 1;
    try {
      return await readInThread(outbound, task, patience);
    } finally {
      const next = turns.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}

async function readInThread(
  outbound: Outbound,
  task: Task,
  patience: typeof usualPatience,
): Promise<Reading> {
  const thread = new Worker(new URL('./read-thread.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
    // Of the process's secrets it needs none.
    env: {},
  });
  const { promise, resolve, reject } = Promise.withResolvers<Reading>();
  const whole = setTimeout(() => resolve({ trouble: 'timed_out' }), patience.whole);
  // From its first word on: a machine that is busy may take seconds to begin a thread.
  let own: NodeJS.Timeout | undefined;
  const hasSpoken = () => {
    clearTimeout(own);
    own = setTimeout(() => resolve({ trouble: 'too_complicated' }), patience.own);
  };
  const answer = createAnswerer(outbound);
  const reply = async ({ id, question }: { id: number; question: Question }) => {
    const outcome = await answer(question);
    hasSpoken();
    thread.postMessage({ id, outcome } satisfies ToThread);
  };
  thread.on('message', (message: FromThread) => {
    hasSpoken();
    if ('question' in message) reply(message).catch(reject);
    else resolve(message);
  });
  thread.on('error', (error: Error & { readonly code?: string }) => {
    if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve({ trouble: 'too_complicated' });
    else reject(error);
  });
  thread.on('exit', () => reject(new Error('The thread that read a calendar ended')));
  try {
    return await promise;
  } finally {
    clearTimeout(whole);
    clearTimeout(own);
    await thread.terminate();
  }
}

/** So many questions and bytes for one reading, however they are spread. */
function createAnswerer(outbound: Outbound) {
  let [questions, bytes] = [0, 0];
  return async ({ address, ...question }: Question): Promise<ToThread['outcome']> => {
    questions += 1;
    if (questions > QUESTIONS_MOST) return { trouble: 'too_complicated' };
    try {
      const given = { ...question, mostBytes: MOST_BYTES - bytes };
      const { status, headers, text } = await outbound.ask(address, given);
      bytes += text.length;
      return { answer: { status, headers, text } };
    } catch (error) {
      return { trouble: troubleOf(error) };
    }
  };
}
