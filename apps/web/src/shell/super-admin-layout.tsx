import {
  AuditIcon,
  CompanyIcon,
  DashboardIcon,
  IdentityIcon,
  MaintenanceIcon,
  OperationsIcon,
  PlanIcon,
  TermsIcon,
  UsersIcon,
} from '../ui/icons.tsx';
import { ConsoleLayout } from './console-layout.tsx';
import type { ConsoleLink } from './console-link.ts';
import { useIsOpen } from './use-is-open.ts';

/** Pages that exist; the others are added with their features. */
const links: readonly ConsoleLink[] = [
  { to: '/superAdmin/dashboard', area: 'dashboard', text: 'Overview', icon: <DashboardIcon /> },
  {
    to: '/superAdmin/dashboard/identity-checks',
    area: 'identity',
    text: 'Identity',
    icon: <IdentityIcon />,
  },
  {
    to: '/superAdmin/dashboard/companies',
    area: 'companies',
    text: 'Companies',
    icon: <CompanyIcon />,
  },
  { to: '/superAdmin/dashboard/people', area: 'people', text: 'People', icon: <UsersIcon /> },
  { to: '/superAdmin/dashboard/plans', area: 'plans', text: 'Plans', icon: <PlanIcon /> },
  {
    to: '/superAdmin/dashboard/payments',
    area: 'payments',
    text: 'Payments',
    icon: <AuditIcon />,
  },
  { to: '/superAdmin/dashboard/terms', area: 'terms', text: 'Terms', icon: <TermsIcon /> },
  {
    to: '/superAdmin/dashboard/operations',
    area: 'operations',
    text: 'Operations',
    icon: <OperationsIcon />,
  },
  {
    to: '/superAdmin/dashboard/maintenance',
    area: 'maintenance',
    text: 'Maintenance',
    icon: <MaintenanceIcon />,
  },
];

export function SuperAdminLayout() {
  const isOpen = useIsOpen();
  const open = links.filter(({ to }) => isOpen(to));
  return <ConsoleLayout label="Super admin" home="/superAdmin/dashboard" links={open} isFindable />;
}
