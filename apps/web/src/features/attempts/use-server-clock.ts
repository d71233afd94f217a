import { useEffect, useRef, useState } from 'react';
import { announcementFor, secondsLeft, type Standing, standingOf } from './clock-rules.ts';
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
  const [deadlineAt, setDeadlineAt] = useState(session.started.deadlineAt);
  const [standing, setStanding] = useState<Standing>('running');
  const [reach, setReach] = useState<Reach>('there');
  const counting = active && standing === 'running';
  const { left, announcement } = useCountdown(session, deadlineAt, counting);
  const isOver = left === 0;
  useEffect(() => {
    if (!counting) return;
    const { scheduleId } = session;
    const { life } = session.started;
    let ended = false;
    const settle = (next: Standing) => {
      if (!ended && next !== 'running') setStanding(next);
    };
    const ask = async () => {
      const silent = setTimeout(() => setReach(navigator.onLine ? 'away' : 'offline'), SILENT_MS);
      try {
        const clock = await session.askClock();
        setReach('there');
        if (clock.deadlineAt !== null) setDeadlineAt(clock.deadlineAt);
        settle(standingOf(clock, life));
      } catch (error) {
        const isThere = isServersWord(error);
        setReach(isThere ? 'there' : navigator.onLine ? 'away' : 'offline');
        if (meaningOf(error) === 'expired') settle('expired');
        // Nobody can be asked, and our own count is never ahead by more than a reply's way.
        else if (isOver && !isThere) settle('time-up');
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
  }, [counting, isOver, session]);
  return { left, announcement, standing, reach };
}

function useCountdown(session: InterviewSession, deadlineAt: number, counting: boolean) {
  const [left, setLeft] = useState(() => secondsLeft(deadlineAt, session.serverNow()));
  const [announcement, setAnnouncement] = useState('');
  const before = useRef(left);
  useEffect(() => {
    if (!counting) return;
    const tick = setInterval(() => {
      const now = secondsLeft(deadlineAt, session.serverNow());
      const said = announcementFor(before.current, now);
      before.current = now;
      if (said !== null) setAnnouncement(said);
      setLeft(now);
    }, 250);
    return () => clearInterval(tick);
  }, [counting, deadlineAt, session]);
  return { left, announcement };
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
