export { type Calling, createCallHandlers } from './call-handlers.ts';
export { readFates } from './connection-store.ts';
export { wasRecorded } from './call-recording.ts';
export { createCallRecordingHandlers } from './call-recording-handlers.ts';
export { listSpans, listSpansOfTrack } from './call-recording-store.ts';
export { agreedMs, isOverFor, PARTS_LATE_MS, SLICES_LATE_MS } from './span-rules.ts';
export { openCall } from './call-store.ts';
export { listCallLog } from './call-log-store.ts';
export { createCallWorkers } from './call-workers.ts';
export { refuseClosed } from './closed-call.ts';
export { callAddressOf } from './call-address.ts';
export { enterCallOf } from './entry-store.ts';
export { relayFor } from './ice.ts';
export type { Turn } from './ice-rules.ts';
export {
  createCallInvitation,
  forgetCallInvitations,
  inviteToCall,
  revokeCallTokens,
} from './invitation-store.ts';
export { dropLoginKeys } from './login-key-store.ts';
