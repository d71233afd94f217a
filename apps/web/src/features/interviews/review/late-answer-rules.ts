import { clockText } from '../../../ui/duration-rules.ts';

type Apart = {
  readonly reason: 'late' | 'taken_over' | 'answer_locked' | 'on_break';
  readonly receivedAt: number;
};

/** Why an answer stands beside the score and not in it. A submission ends an interview before its deadline. */
export function whyApart({ reason, receivedAt }: Apart, deadlineAt: number): string {
  if (reason === 'taken_over') return 'given on a page that another page or device had replaced';
  if (reason === 'answer_locked') return 'a change of an answer that was locked by then';
  if (reason === 'on_break') return 'given while the clock was paused';
  const seconds = (receivedAt - deadlineAt) / 1000;
  const after = 'arrived after the end';
  return seconds > 0 ? `${after}, ${clockText(seconds)} after the deadline` : after;
}
