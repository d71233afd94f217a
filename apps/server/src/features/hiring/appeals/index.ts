export { appealDues } from './appeal-due.ts';
export { createAppealHandlers } from './appeal-handlers.ts';
