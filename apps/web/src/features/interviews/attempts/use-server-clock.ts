import { useCallback, useEffect, useRef, useState } from 'react';
import type { Output } from '@candor/contract';
import type { getClock } from '@candor/contract/interviews/attempts';
import {
  announcementFor,
  newerClock,
  type RoomClock,
  type Standing,
  standingOf,
  timesLeft,
} from './clock-rules.ts';
import type { InterviewSession } from './interview-session.ts';
import { onLaterLife } from './life-channel.ts';
import { isServersWord, meaningOf } from './refusal-rules.ts';

/** How often the room asks who holds the attempt and what time it is. */
const CLOCK_MS = 3_000;
/** Silence after this is told; with the pause before it, within 5 s of the loss. */
const SILENT_MS = 1_800;

/** `offline`: the browser knows. `away`: it thinks that there is a network, but nothing answers. */
export type Reach = 'there' | 'offline' | 'away';

/** The server's time, counted down here and corrected every few seconds. */
export function useServerClock(session: InterviewSession, active: boolean) {
  const [clock, setClock] = useState<RoomClock>(session.started);
  /** Whether the deadline may have moved by a break whose reply is not here yet. */
  const unsure = useRef(0);
  const [standing, setStanding] = useState<Standing>('running');
  const [reach, setReach] = useState<Reach>('there');
  const counting = active && standing === 'running';
  const { left, breakLeft, announcement } = useCountdown(session, clock, counting);
  const isOver = left === 0;
  const hear = useCallback(({ deadlineAt, ...heard }: Output<typeof getClock>) => {
    if (deadlineAt !== null) setClock((known) => newerClock(known, { ...heard, deadlineAt }));
  }, []);
  useEffect(() => {
    if (!counting) return;
    const { scheduleId } = session;
    const { life } = session.started;
    let ended = false;
    const settle = (next: Standing) => {
      if (!ended && next !== 'running') setStanding(next);
    };
    const ask = async () => {
      const asked = unsure.current;
      const silent = setTimeout(() => setReach(navigator.onLine ? 'away' : 'offline'), SILENT_MS);
      try {
        const heard = await session.askClock();
        setReach('there');
        if (asked === unsure.current) unsure.current = 0;
        hear(heard);
        settle(standingOf(heard, life));
      } catch (error) {
        const isThere = isServersWord(error);
        setReach(isThere ? 'there' : navigator.onLine ? 'away' : 'offline');
        if (meaningOf(error) === 'expired') settle('expired');
        // Nobody can be asked, and our own count is never ahead by more than a reply's way.
        else if (isOver && !isThere && unsure.current === 0) settle('time-up');
      } finally {
        clearTimeout(silent);
      }
    };
    // At zero at once: the room closes when the server does.
    if (isOver) void ask();
    const poll = setInterval(() => void ask(), CLOCK_MS);
    const forgetTabs = onLaterLife({ scheduleId, life }, () => settle('taken-over'));
    const forgetNetwork = onNetwork(session, (isOnline) => {
      if (isOnline) void ask();
      else setReach('offline');
    });
    return () => {
      ended = true;
      clearInterval(poll);
      forgetTabs();
      forgetNetwork();
    };
  }, [counting, isOver, session, hear]);
  return {
    ...{ left, breakLeft, announcement, standing, reach, hear },
    breaksTaken: clock.breaksTaken,
    /** Until the next reply nobody here knows the deadline: an end that nobody confirms is none then. */
    doubt: useCallback(() => {
      unsure.current += 1;
    }, []),
  };
}

function useCountdown(session: InterviewSession, clock: RoomClock, counting: boolean) {
  const [times, setTimes] = useState(() => timesLeft(clock, session.serverNow()));
  const [announcement, setAnnouncement] = useState('');
  const before = useRef(times.left);
  useEffect(() => {
    if (!counting) return;
    const count = () => {
      const now = timesLeft(clock, session.serverNow());
      const said = announcementFor(before.current, now.left);
      before.current = now.left;
      if (said !== null) setAnnouncement(said);
      setTimes((shown) =>
        shown.left === now.left && shown.breakLeft === now.breakLeft ? shown : now,
      );
    };
    count();
    const tick = setInterval(count, 250);
    return () => clearInterval(tick);
  }, [counting, clock, session]);
  return { ...times, announcement };
}

function onNetwork(session: InterviewSession, tell: (isOnline: boolean) => void): () => void {
  const watched = new AbortController();
  const { signal } = watched;
  const listen = (kind: 'offline' | 'online') =>
    addEventListener(
      kind,
      () => {
        session.note(kind);
        tell(kind === 'online');
      },
      { signal },
    );
  listen('offline');
  listen('online');
  return () => watched.abort();
}
