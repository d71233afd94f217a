import { openOutbox, type Outbox, type OutboxLimits, type OutboxState } from '@candor/outbox';
import { type ProctoringReport, sendReport } from './proctoring-reports.ts';

export type Place = { readonly token: string; readonly scheduleId: number };

export type ReportsState = Pick<OutboxState<ProctoringReport>, 'waiting' | 'durable'>;

/** “A failed violation send is retried after 2 s” (002 §8, §9): not sooner, since chance halves a pause at most. */
const limits: OutboxLimits = {
  firstPauseMs: 4_000,
  longestPauseMs: 30_000,
  sendTimeoutMs: 20_000,
};

/** How long a room that is over goes on sending; what waits longer is sent by the next visit. */
const CLOSING_MS = 30_000;

export type ReportBook = {
  /** Sends what earlier pages left; `send` opens it, too. */
  open(): void;
  /** In order: each waits until the one before it is on disk. */
  send(key: string, report: ProctoringReport): void;
  /** Resolves when everything has arrived, or after `ms`. */
  settled(ms: number): Promise<number>;
  close(): void;
};

/** The reports of one interview, which outlive the page; sends what an earlier page left behind, too. */
export function openProctoringOutbox(
  { token, scheduleId }: Place,
  onState: (state: ReportsState) => void,
): Promise<Outbox<ProctoringReport>> {
  return openOutbox<ProctoringReport>({
    name: `candor-proctoring-${scheduleId}`,
    limits,
    send: ([report], signal) => sendReport(token, report, signal),
    onState,
  });
}

/** One for a room, also where its monitors are closed and enabled again. */
export function createReportBook(place: Place, onState: (state: ReportsState) => void): ReportBook {
  let outbox: ReturnType<typeof openProctoringOutbox> | null = null;
  let writing: Promise<unknown> = Promise.resolve();
  const opened = () => (outbox ??= openProctoringOutbox(place, onState));
  const settled = async (ms: number): Promise<number> => {
    await writing;
    return (await opened()).settled(ms);
  };
  return {
    open: () => void opened(),
    send: (key, report) => {
      const box = opened();
      writing = writing.then(async () => (await box).enqueue(key, report)).catch(() => {});
    },
    settled,
    close: () => {
      const box = opened();
      outbox = null;
      void writing.then(async () => {
        await (await box).settled(CLOSING_MS);
        (await box).close();
      });
    },
  };
}
