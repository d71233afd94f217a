export { createReportHandlers } from './report-handlers.ts';
