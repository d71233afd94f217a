import type { Tx } from '../../../platform/database/database.ts';
import { drawOptionOrder, drawQuestions, type RandomBelow } from './draw-rules.ts';
import { readDraw, readShownLabels } from './draw-store.ts';

type Given = { readonly companyId: number; readonly blueprintId: number };

/** Questions and, where the test says so, the order of their options: for an attempt, or to look at. */
export async function drawTest(
  tx: Tx,
  { companyId, blueprintId }: Given,
  random: RandomBelow,
): Promise<DrawnRow[]> {
  const { kind, quotas, shuffleOptions } = await readDraw(tx, companyId, blueprintId);
  const drawn = drawQuestions(quotas, kind, random);
  if (!shuffleOptions || drawn.length === 0) {
    return drawn.map((question) => ({ ...question, optionOrder: null }));
  }
  const ids = drawn.map(({ questionId }) => questionId);
  const labels = await readShownLabels(tx, companyId, ids);
  return drawn.map((question) => {
    const shown = labels.get(question.questionId) ?? [];
    return {
      ...question,
      optionOrder: shown.length < 2 ? null : drawOptionOrder(shown, random),
    };
  });
}

export type DrawnRow = {
  readonly questionId: number;
  readonly skillId: number;
  readonly position: number;
  readonly optionOrder: string | null;
};
