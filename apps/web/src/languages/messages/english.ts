import type {
  entryWords,
  ownWords,
  unsentWords,
} from '../../features/hiring/messages/message-words.ts';
import type { fileFieldWords } from '../../ui/file-field-words.ts';
import type { leaveWords } from '../../ui/leave-words.ts';

/** What a company and a candidate write to each other. */
export type Words = {
  readonly 'own-thread': typeof ownWords;
  readonly 'message-entry': typeof entryWords;
  readonly 'message-unsent': typeof unsentWords;
  readonly 'file-field': typeof fileFieldWords;
  readonly leave: typeof leaveWords;
};
