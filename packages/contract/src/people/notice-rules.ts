/** What members of a company are told about other people's deeds, and may choose not to be. */
export const noticeKinds = [
  'application',
  'withdrawal',
  'interview',
  'mention',
  'offer',
  'message',
  'need',
  'evidence',
  'appeal',
  'reply',
  'submission',
  'expiry',
  'recording',
  'share',
  'credits',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** What everybody starts with. */
export const usualChoice = { isTold: true, isMailed: false } as const;
