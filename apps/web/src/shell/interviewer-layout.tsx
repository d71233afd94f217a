import { AvailabilityIcon, DashboardIcon, ProfileIcon } from '../ui/icons.tsx';
import { ConsoleLayout } from './console-layout.tsx';
import type { ConsoleLink } from './console-link.ts';

/** Pages that exist; the others are added with their features. */
const links: readonly ConsoleLink[] = [
  { to: '/interviewer/dashboard', area: 'dashboard', text: 'Today', icon: <DashboardIcon /> },
  {
    to: '/interviewer/set-availability',
    area: 'availability',
    text: 'Availability',
    icon: <AvailabilityIcon />,
  },
  { to: '/interviewer/profile', area: 'profile', text: 'Profile', icon: <ProfileIcon /> },
];

export function InterviewerLayout() {
  return <ConsoleLayout label="Interviewer" home="/interviewer/dashboard" links={links} />;
}
