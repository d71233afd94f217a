import type { NoticeKind } from '@candor/contract/people/notice-rules';

/** What a member can be told of. */
export const noticeWords: Readonly<Record<NoticeKind, string>> = {
  appeal: 'A candidate appeals against a rejection, or the answer is late',
  application: 'Somebody applies for a job that you lead',
  withdrawal: 'Somebody withdraws an application for it',
  evidence: 'A candidate explains what was noted in their interview',
  interview: 'A live interview that you asked for changes, or one that you hold is near',
  mention: 'A colleague names you in a note',
  message: 'A candidate answers you, or a message cannot be delivered',
  need: 'A candidate asks for something to take part, or their answer is late',
  reply: 'An answer that candidates were promised is due by tomorrow',
  offer: 'An offer is approved, answered or over',
};
