import { StateMark } from '../../../ui/state-mark.tsx';
import type { AppealRow } from './appeal-queries.ts';
import { markOf } from './appeal-words.ts';

export function AppealMark({
  appeal,
}: {
  readonly appeal: Pick<AppealRow, 'state' | 'isOverdue'>;
}) {
  const { shape, text } = markOf(appeal);
  return <StateMark shape={shape}>{text}</StateMark>;
}
