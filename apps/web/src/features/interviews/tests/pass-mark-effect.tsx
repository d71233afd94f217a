import { countOf, FEWEST_WEIGHED, passedAt } from './pass-mark-rules.ts';
import type { Blueprint } from './tests-queries.ts';
import { passMarkWords as words } from './tests-words.ts';

type Props = {
  readonly blueprint: Blueprint;
  /** As typed. */
  readonly typed: string;
};

/** What the mark would have done to those who took the test, before anybody saves it. */
export function PassMarkEffect({ blueprint: { scores = [], passPercent }, typed }: Props) {
  const all = countOf(scores);
  const mark = Number(typed);
  const isMark = typed.trim() !== '' && Number.isInteger(mark) && mark >= 1 && mark <= 100;
  if (all < FEWEST_WEIGHED || !isMark) return null;
  const saved = passPercent === null ? null : passedAt(scores, passPercent);
  return (
    <output className="dimmed small tabular">
      {words.would(passedAt(scores, mark), all)}
      {saved !== null && passPercent !== mark && ` ${words.does(saved, passPercent ?? 0)}`}
    </output>
  );
}
