export { createAdministrationHandlers } from './administration-handlers.ts';
export { inviteSuperAdmin } from './invite-super-admin.ts';
export { type Actor, recordAct } from './record-act.ts';
export { isInMaintenance } from './settings-store.ts';
