import type { SeatGroup } from './own-seat-rules.ts';

const groups = {
  waiting: 'Waiting for your answer',
  today: 'Today',
  others: 'Others',
} satisfies Record<SeatGroup, string>;

export const groupWords = {
  ...groups,
  replyBy: 'Please answer by',
  beside: 'somebody else takes part',
};
