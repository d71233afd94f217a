export { createInterviewHandlers } from './interview-handlers.ts';
