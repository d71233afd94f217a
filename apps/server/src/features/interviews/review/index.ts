export { createReviewHandlers } from './review-handlers.ts';
export { type InterviewState, stateOf } from './interview-list-store.ts';
export { findEvents as findRoomEvents } from './report-store.ts';
