export { createDashboardHandlers } from './dashboard-handlers.ts';
