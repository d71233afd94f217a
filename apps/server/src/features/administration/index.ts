export { createAdministrationHandlers } from './administration-handlers.ts';
export { inviteSuperAdmin } from './invite-super-admin.ts';
export { isInMaintenance } from './settings-store.ts';
