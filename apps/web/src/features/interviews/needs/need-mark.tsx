import { StateMark } from '../../../ui/state-mark.tsx';
import type { NeedRow } from './need-queries.ts';
import { markOf } from './need-words.ts';

export function NeedMark({
  need,
}: {
  readonly need: Pick<NeedRow, 'state' | 'place' | 'isOverdue'>;
}) {
  const { shape, text } = markOf(need);
  return <StateMark shape={shape}>{text}</StateMark>;
}
