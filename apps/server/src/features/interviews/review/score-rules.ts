export type JudgedQuestion = {
  readonly skillId: number;
  readonly skillName: string;
  readonly choice: number | null;
  /** The option that is the key; null if a question lost its key, which then nobody can answer right. */
  readonly key: number | null;
};

/** Only an answer that was given can be right: no choice beside no key is not a hit. */
export const isRight = ({ choice, key }: Pick<JudgedQuestion, 'choice' | 'key'>): boolean =>
  choice !== null && choice === key;

export type Score = {
  readonly correctCount: number;
  readonly answeredCount: number;
  readonly questionCount: number;
};

export function scoreOf(questions: readonly JudgedQuestion[]): Score {
  return {
    correctCount: questions.filter(isRight).length,
    answeredCount: questions.filter(({ choice }) => choice !== null).length,
    questionCount: questions.length,
  };
}

/** Skills in the order in which the candidate first met them. */
export function groupBySkill<Q extends JudgedQuestion>(
  questions: readonly Q[],
): (Score & { skillId: number; skillName: string; questions: Q[] })[] {
  const bySkill = Map.groupBy(questions, ({ skillId }) => skillId);
  return [...bySkill].map(([skillId, ofSkill]) => ({
    skillId,
    skillName: ofSkill[0]?.skillName ?? '',
    questions: ofSkill,
    ...scoreOf(ofSkill),
  }));
}
