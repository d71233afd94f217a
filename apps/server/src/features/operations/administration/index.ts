export { createAdministrationHandlers } from './administration-handlers.ts';
export { describeGivenUp, giveUpSecret } from './give-up-secret.ts';
export { inviteSuperAdmin } from './invite-super-admin.ts';
export { type Actor, recordAct } from './record-act.ts';
export { isInMaintenance } from './settings-store.ts';
export { readHostName, saveHostName } from './settings-store.ts';
