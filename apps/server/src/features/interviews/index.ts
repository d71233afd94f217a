export { createInterviewHandlers } from './interview-handlers.ts';
export { type InterviewState, stateOf } from './interview-list-store.ts';
