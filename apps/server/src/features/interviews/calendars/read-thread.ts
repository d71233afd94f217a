import { parentPort, workerData } from 'node:worker_threads';
import type { CalendarTrouble } from '@candor/contract/interviews/calendar-rules';
import type { Busy } from './busy-rules.ts';
import type { Answer, Ask, CalendarSource, Question } from './calendar-source.ts';
import { fetchCalendar } from './fetch-calendar.ts';
import { readBusy } from './read-busy.ts';
import { ReadTrouble } from './read-trouble.ts';

/** What a thread is started with. */
export type Task = {
  readonly source: CalendarSource;
  readonly timeZone: string;
  readonly horizon: Busy;
};

export type FromThread =
  | { readonly id: number; readonly question: Question }
  | { readonly busy: Busy[] }
  | { readonly trouble: CalendarTrouble };

export type ToThread = {
  readonly id: number;
  readonly outcome: { readonly answer: Answer } | { readonly trouble: CalendarTrouble };
};

const port = parentPort;
if (port !== null) {
  const tell = (message: FromThread) => port.postMessage(message);
  const waiting = new Map<number, (outcome: ToThread['outcome']) => void>();
  port.on('message', ({ id, outcome }: ToThread) => {
    waiting.get(id)?.(outcome);
    waiting.delete(id);
  });
  let asked = 0;
  const ask: Ask = async (question) => {
    asked += 1;
    const id = asked;
    const outcome = await new Promise<ToThread['outcome']>((resolve) => {
      waiting.set(id, resolve);
      tell({ id, question });
    });
    if ('trouble' in outcome) throw new ReadTrouble(outcome.trouble);
    return outcome.answer;
  };
  const { source, timeZone, horizon } = workerData as Task;
  fetchCalendar(ask, source, horizon)
    .then((texts) => tell({ busy: readBusy(texts, timeZone, horizon) }))
    .catch((error: unknown) =>
      // What else goes wrong goes wrong over a text that no calendar program writes.
      tell({ trouble: error instanceof ReadTrouble ? error.trouble : 'not_a_calendar' }),
    );
}
