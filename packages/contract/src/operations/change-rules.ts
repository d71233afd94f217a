/** What pages hear of while they are open; each names what is to be read again, never what it says now. */
export const changeKinds = [
  'applications',
  'interviews',
  'recordings',
  'deliveries',
  'notices',
  'identity',
  'maintenance',
  'messages',
  'plan',
] as const;

export type ChangeKind = (typeof changeKinds)[number];
