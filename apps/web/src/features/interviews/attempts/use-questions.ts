import { useEffect, useMemo, useState } from 'react';
import type { InterviewSession } from './interview-session.ts';
import {
  isLocked,
  type Question,
  type SkillGroup,
  type Started,
  withAnswer,
  withKeptChoice,
} from './questions.ts';

type Asked = Pick<InterviewSession, 'news' | 'answer' | 'repeat'> & {
  readonly started: Pick<Started, 'skillGroups' | 'tokenUsedCount' | 'questionLanguage'>;
};

/** Questions, place and choices of the interview as the candidate sees them. */
export function useQuestions(session: Asked) {
  const [groups, setGroups] = useState<readonly SkillGroup[]>(session.started.skillGroups);
  const [skillID, setSkillID] = useState<number | null>(null);
  const [index, setIndex] = useState(0);
  const seenBefore = useMemo(() => {
    const all = session.started.skillGroups.flatMap(({ questions }) => questions);
    return new Set(all.filter(({ isViewed }) => isViewed).map((one) => one.botInterviewQuestionID));
  }, [session]);
  useEffect(
    () =>
      // What the server did not take must not stand there as given.
      session.news.subscribe(() => {
        const news = session.news.get();
        if (news === null) return;
        const { botInterviewQuestionID: id, choice } = news;
        setGroups((now) => withKeptChoice(now, { id, choice }));
      }),
    [session],
  );
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
  /** BQ-3: sent on each selection, also of a skill whose question was seen before. */
  const select = (id: number) => {
    show(id, 0);
    const shown = groups.find((one) => one.skillID === id)?.questions[0];
    if (shown?.isViewed === true) session.repeat(shown.botInterviewQuestionID);
  };
  const locked = (one: Question) =>
    isLocked(session.started, seenBefore.has(one.botInterviewQuestionID));
  const choose = (one: Question, choice: number) => {
    if (one.choice === choice) return;
    session.answer(one.botInterviewQuestionID, choice);
    setGroups((now) => withAnswer(now, { id: one.botInterviewQuestionID, choice }));
  };
  // As the job has it, for who has them read aloud; nobody said, or a node of before: unknown.
  const language = session.started.questionLanguage ?? '';
  return { groups, group, question, language, index, show, select, choose, locked };
}
