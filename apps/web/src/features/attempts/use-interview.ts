import { useEffect, useMemo, useState } from 'react';
import { announcementFor, secondsLeft } from './clock-rules.ts';
import type { InterviewSession } from './interview-session.ts';
import { isLocked, type Question, type SkillGroup, withAnswer } from './questions.ts';

/** How often the room asks who holds the attempt and what time it is; offline is told within this. */
const CLOCK_MS = 4_000;

/** Questions, place and choices of the interview as the candidate sees them. */
export function useQuestions(session: InterviewSession) {
  const [groups, setGroups] = useState<readonly SkillGroup[]>(session.started.skillGroups);
  const [skillID, setSkillID] = useState<number | null>(null);
  const [index, setIndex] = useState(0);
  const seenBefore = useMemo(() => {
    const all = session.started.skillGroups.flatMap(({ questions }) => questions);
    return new Set(all.filter(({ isViewed }) => isViewed).map((one) => one.botInterviewQuestionID));
  }, [session]);
  const group = groups.find((one) => one.skillID === skillID) ?? null;
  const question = group?.questions[index] ?? null;
  /** Seeing a question is sent once; it is what “Unanswered” means. */
  const show = (nextSkill: number, nextIndex: number) => {
    setSkillID(nextSkill);
    setIndex(nextIndex);
    const shown = groups.find((one) => one.skillID === nextSkill)?.questions[nextIndex];
    if (shown === undefined || shown.isViewed) return;
    session.answer(shown.botInterviewQuestionID, null);
    setGroups((now) => withAnswer(now, { id: shown.botInterviewQuestionID, choice: null }));
  };
  const locked = (one: Question) =>
    isLocked(session.started, seenBefore.has(one.botInterviewQuestionID));
  const choose = (one: Question, choice: number) => {
    session.answer(one.botInterviewQuestionID, choice);
    setGroups((now) => withAnswer(now, { id: one.botInterviewQuestionID, choice }));
  };
  return { groups, group, question, index, show, choose, locked };
}

export type Standing = 'running' | 'time-up' | 'taken-over' | 'submitted';

/** The server's time, counted down here and corrected every few seconds. */
export function useServerClock(session: InterviewSession, active: boolean) {
  const { deadlineAt } = session.started;
  const [left, setLeft] = useState(() => secondsLeft(deadlineAt, session.serverNow()));
  const [announcement, setAnnouncement] = useState('');
  const [standing, setStanding] = useState<Standing>('running');
  const [offline, setOffline] = useState(false);
  useEffect(() => {
    if (!active) return;
    const tick = setInterval(() => {
      const now = secondsLeft(deadlineAt, session.serverNow());
      setLeft((before) => {
        const said = announcementFor(before, now);
        if (said !== null) setAnnouncement(said);
        return now;
      });
      if (now === 0) setStanding((was) => (was === 'running' ? 'time-up' : was));
    }, 250);
    const ask = () =>
      session.askClock().then(
        ({ status, life }) => {
          setOffline(false);
          if (status === 'timed-out') setStanding('time-up');
          else if (status === 'submitted') setStanding('submitted');
          else if (life > session.started.life) setStanding('taken-over');
        },
        () => setOffline(true),
      );
    const poll = setInterval(() => void ask(), CLOCK_MS);
    const onOffline = () => {
      setOffline(true);
      session.note('offline');
    };
    const onOnline = () => {
      session.note('online');
      void ask();
    };
    addEventListener('offline', onOffline);
    addEventListener('online', onOnline);
    return () => {
      removeEventListener('offline', onOffline);
      removeEventListener('online', onOnline);
      clearInterval(tick);
      clearInterval(poll);
    };
  }, [active, deadlineAt, session]);
  return { left, announcement, standing, offline };
}
