import { getClock } from '@candor/contract/interviews/attempts';
import { sessionsToResume } from '@candor/recorder';
import { call } from '../../../lib/api.ts';
import { rememberedSession } from './attempt-link.ts';
import { type AttemptSender, openAttemptSender, type Saving } from './attempt-sender.ts';
import type { MonitorReports, OpenMonitorReports } from './monitor-reports.ts';
import { nothingLeft, type Rest } from './rest.ts';
import { createRoomRecording, type RoomRecording } from './room-recording.ts';
import { steadyNow } from './steady-time.ts';
import { createWatched, type Watched } from './watched.ts';

export type LeftBehind = {
  readonly rest: Watched<Rest>;
  /** Lets go of answers and recording, for the interview itself to take them over. */
  stop(): Promise<void>;
};

type Place = { readonly token: string; readonly scheduleId: number };

/** Told by `onSaving`: what the server does not hold is set aside, not thrown away. */
const unheard = {
  onAcknowledged: () => {},
  onRefused: () => {},
  onTrouble: () => {},
  onExpired: () => {},
};

/** Nobody waits for it here, and a disk that is slow to answer must not look like one that holds nothing. */
const OPEN_WITHIN_MS = 60_000;

/** As long as anybody may keep this page open. */
const A_DAY_MS = 24 * 3_600_000;

/** Sends what an earlier life of the page could not: answers, events, recording, reports. No click is needed. */
export function sendLeftBehind(place: Place, openReports: OpenMonitorReports): LeftBehind {
  let stopped = false;
  let sender: AttemptSender | null = null;
  let recording: RoomRecording | null = null;
  let reports: MonitorReports | null = null;
  const rest = createWatched<Rest>(nothingLeft);
  const tell = (change: Partial<Rest>) => rest.set({ ...rest.get(), ...change });

  const sendAnswers = async () => {
    const onSaving = ({ waiting, refused }: Saving) =>
      tell({ answers: waiting, refused, ...(waiting.length > 0 && { sending: true }) });
    const opened = await openAttemptSender(place, { ...unheard, onSaving }, OPEN_WITHIN_MS);
    if (stopped) return opened.stop();
    sender = opened;
    await sender.flush();
  };
  const uploadRecording = async () => {
    const sessionId = rememberedSession(place.scheduleId);
    if (sessionId === null || !(await sessionsToResume()).includes(String(sessionId))) return;
    const { now, life } = await call(getClock, { body: { token: place.token } });
    const offset = now - steadyNow();
    if (stopped) return;
    recording = createRoomRecording({
      ...place,
      sessionId,
      life,
      offsetMs: () => steadyNow() + offset - Date.now(),
      onInterrupted: () => {},
    });
    tell({ sending: true });
    recording.onProgress(({ waitingBytes, closed }) => tell({ bytes: waitingBytes, closed }));
    await recording.uploaded();
    await recording.close();
  };
  const sendReports = async () => {
    const onWaiting = (waiting: number) =>
      tell({ reports: waiting, ...(waiting > 0 && { sending: true }) });
    const opened = await openReports(place, onWaiting);
    if (stopped) return opened.close();
    reports = opened;
    onWaiting(await opened.settled(0));
    await opened.settled(A_DAY_MS);
  };

  const work = Promise.allSettled([sendAnswers(), uploadRecording(), sendReports()]);
  void work.then((outcomes) => {
    if (outcomes.every(({ status }) => status === 'fulfilled')) tell({ sending: false });
  });
  return {
    rest,
    stop: async () => {
      stopped = true;
      sender?.stop();
      reports?.close();
      await recording?.close().catch(() => {});
      // Bounded: a call without an answer must not stand before the interview.
      await Promise.race([work, new Promise((resolve) => setTimeout(resolve, 1_000))]);
    },
  };
}
