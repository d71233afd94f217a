import { DashboardIcon } from '../ui/icons.tsx';
import { type ConsoleLink, ConsoleLayout } from './console-layout.tsx';

/** Pages that exist; the others are added with their features. */
const links: readonly ConsoleLink[] = [
  { to: '/superAdmin/dashboard', area: 'dashboard', text: 'Overview', icon: <DashboardIcon /> },
];

export function SuperAdminLayout() {
  return <ConsoleLayout label="Super admin" home="/superAdmin/dashboard" links={links} />;
}
