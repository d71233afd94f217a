export { createPrivilegeResolver } from './privilege-resolver.ts';
