import type { WaitingAnswer } from './attempt-outbox.ts';

type Place = {
  readonly scheduleId: number;
  readonly life: number;
  readonly serverNow: () => number;
};

/** Numbers the answers of one page life, and knows what was given in it. */
export function createGivenAnswers(place: Place, keep: (entry: WaitingAnswer) => void) {
  const { scheduleId, life, serverNow } = place;
  const given = new Map<number, { readonly choice: number; readonly answeredAt: number }>();
  let revision = 0;
  const send = (id: number, choice: number | null, answeredAt: number) => {
    revision += 1;
    const answer = { botInterviewQuestionID: id, choice, life, revision, answeredAt };
    keep({ type: 'answer', scheduleId, ...answer });
  };
  return {
    answer: (id: number, choice: number | null): void => {
      const answeredAt = serverNow();
      if (choice !== null) given.set(id, { choice, answeredAt });
      send(id, choice, answeredAt);
    },
    /** BQ-3. Null for what an earlier page life answered: that is locked, and null changes nothing. */
    repeat: (id: number): void => {
      const before = given.get(id);
      send(id, before?.choice ?? null, before?.answeredAt ?? serverNow());
    },
  };
}
