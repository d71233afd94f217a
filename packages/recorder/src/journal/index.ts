export { openDiskJournal, unfinishedSessions } from './disk-journal.ts';
export type { JournalHealth, JournalState } from './guarded-journal.ts';
export { guardJournal } from './guarded-journal.ts';
export type { Chunk, Journal, LedgerPart, Segment, SegmentFacts, UploadTarget } from './journal.ts';
export { createMemoryJournal } from './memory-journal.ts';
export { openJournal } from './open-journal.ts';
export { holdSession, SessionBusyError } from './session-lock.ts';
