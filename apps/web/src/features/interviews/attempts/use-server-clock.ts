import { useCallback, useEffect, useRef, useState } from 'react';
import {
  announcementFor,
  newerClock,
  type RoomClock,
  type Standing,
  standingOf,
  timesLeft,
} from './clock-rules.ts';
import { followClock, type Heard, type Reach } from './follow-clock.ts';
import type { InterviewSession } from './interview-session.ts';
import { onLaterLife } from './life-channel.ts';
import { isServersWord, meaningOf } from './refusal-rules.ts';

/** The server's time, counted down here and corrected by its word. */
export function useServerClock(session: InterviewSession, active: boolean) {
  const [clock, setClock] = useState<RoomClock>(session.started);
  /** Whether the deadline may have moved by a break whose reply is not here yet. */
  const unsure = useRef(0);
  const [standing, setStanding] = useState<Standing>('running');
  const [reach, setReach] = useState<Reach>('there');
  const counting = active && standing === 'running';
  const { left, breakLeft, announced } = useCountdown(session, clock, counting);
  const isOver = left === 0;
  const hear = useCallback(({ deadlineAt, ...heard }: Heard) => {
    if (deadlineAt !== null) setClock((known) => newerClock(known, { ...heard, deadlineAt }));
  }, []);
  const over = useRef(isOver);
  useEffect(() => {
    over.current = isOver;
  }, [isOver]);
  useEffect(() => {
    if (!counting) return;
    const { scheduleId } = session;
    const { life } = session.started;
    const leaving = new AbortController();
    const { signal } = leaving;
    const settle = (next: Standing) => {
      if (!signal.aborted && next !== 'running') setStanding(next);
    };
    const ears = createEars({ life, unsure, hear, settle, isOver: () => over.current });
    const { ask, reach: reached } = followClock(session, { ...ears, reach: setReach }, signal);
    const forgetTabs = onLaterLife({ scheduleId, life }, () => settle('taken-over'));
    onNetwork(session, signal, (isOnline) => {
      if (isOnline) void ask();
      else reached('offline');
    });
    return () => {
      leaving.abort();
      forgetTabs();
    };
  }, [counting, session, hear]);
  return {
    ...{ left, breakLeft, announced, standing, reach, hear },
    breaksTaken: clock.breaksTaken,
    /** Until the next reply nobody here knows the deadline: an end that nobody confirms is none then. */
    doubt: useCallback(() => {
      unsure.current += 1;
    }, []),
  };
}

type Hearing = {
  readonly life: number;
  readonly unsure: { current: number };
  readonly hear: (heard: Heard) => void;
  readonly settle: (standing: Standing) => void;
  readonly isOver: () => boolean;
};

/** What this page life makes of the server's word, and of none. */
function createEars({ life, unsure, hear, settle, isOver }: Hearing) {
  const hearAll = (heard: Heard): void => {
    hear(heard);
    settle(standingOf(heard, life));
  };
  const asking = () => {
    const asked = unsure.current;
    return (answer: Heard | { readonly error: unknown }): void => {
      if (!('error' in answer)) {
        if (asked === unsure.current) unsure.current = 0;
        return hearAll(answer);
      }
      if (meaningOf(answer.error) === 'expired') settle('expired');
      // Nobody can be asked, and our own count is never ahead by more than a reply's way.
      else if (isOver() && !isServersWord(answer.error) && unsure.current === 0) settle('time-up');
    };
  };
  return { hear: hearAll, asking, isOver, isUnsure: () => unsure.current > 0 };
}

function useCountdown(session: InterviewSession, clock: RoomClock, counting: boolean) {
  const [times, setTimes] = useState(() => timesLeft(clock, session.serverNow()));
  const [announced, setAnnounced] = useState<number | null>(null);
  const before = useRef(times.left);
  useEffect(() => {
    if (!counting) return;
    const count = () => {
      const now = timesLeft(clock, session.serverNow());
      const said = announcementFor(before.current, now.left);
      before.current = now.left;
      if (said !== null) setAnnounced(said);
      setTimes((shown) =>
        shown.left === now.left && shown.breakLeft === now.breakLeft ? shown : now,
      );
    };
    count();
    const tick = setInterval(count, 250);
    return () => clearInterval(tick);
  }, [counting, clock, session]);
  return { ...times, announced };
}

function onNetwork(
  session: InterviewSession,
  signal: AbortSignal,
  tell: (isOnline: boolean) => void,
): void {
  for (const kind of ['offline', 'online'] as const) {
    const heard = (): void => {
      session.note(kind);
      tell(kind === 'online');
    };
    addEventListener(kind, heard, { signal });
  }
}
