import { getClock } from '@candor/contract/attempts';
import { sessionsToResume } from '@candor/recorder';
import { call } from '../../lib/api.ts';
import { openAttemptJournal } from './attempt-journal.ts';
import { rememberedSession } from './attempt-link.ts';
import { type AttemptSender, createAttemptSender } from './attempt-sender.ts';
import { createRoomRecording, type RoomRecording } from './room-recording.ts';

export type LeftBehind = {
  /** Lets go of answers and recording, for the interview itself to take them over. */
  stop(): Promise<void>;
};

/** Sends what an earlier life of the page could not: answers, events, recording. No click is needed. */
export function sendLeftBehind(place: { token: string; scheduleId: number }): LeftBehind {
  let stopped = false;
  let sender: AttemptSender | null = null;
  let recording: RoomRecording | null = null;

  const sendAnswers = async () => {
    const journal = await openAttemptJournal();
    if (stopped) return;
    const silent = { onState: () => {}, onRefused: () => {}, onExpired: () => {} };
    sender = createAttemptSender(journal, place, silent);
    await sender.flush();
  };
  const uploadRecording = async () => {
    const sessionId = rememberedSession(place.scheduleId);
    if (sessionId === null || !(await sessionsToResume()).includes(String(sessionId))) return;
    const { now, life } = await call(getClock, { body: { token: place.token } });
    const offset = now - Date.now();
    if (stopped) return;
    const onInterrupted = () => {};
    recording = createRoomRecording({
      ...place,
      sessionId,
      life,
      offsetMs: () => offset,
      onInterrupted,
    });
    await recording.uploaded();
    await recording.close();
  };

  const work = Promise.allSettled([sendAnswers(), uploadRecording()]);
  return {
    stop: async () => {
      stopped = true;
      sender?.stop();
      await recording?.close().catch(() => {});
      // Bounded: a call without an answer must not stand before the interview.
      await Promise.race([work, new Promise((resolve) => setTimeout(resolve, 1_000))]);
    },
  };
}
