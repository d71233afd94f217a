export { addKept } from './kept-needs.ts';
export { findOpenState } from './need-store.ts';
export { needDue } from './need-due.ts';
export { createNeedHandlers } from './need-handlers.ts';
export { readNeedsOf } from './need-reading.ts';
