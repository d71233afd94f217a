export { preset } from './privilege-rules.ts';
export { addRole } from './role-store.ts';
export { createPrivilegeHandlers } from './privilege-handlers.ts';
export { createPrivilegeResolver } from './privilege-resolver.ts';
