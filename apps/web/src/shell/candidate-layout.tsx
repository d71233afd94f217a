import { DashboardIcon, ProfileIcon } from '../ui/icons.tsx';
import { ConsoleLayout } from './console-layout.tsx';
import type { ConsoleLink } from './console-link.ts';

/** Pages that exist; the others are added with their features. */
const links: readonly ConsoleLink[] = [
  {
    to: '/jobseeker/candidate-dashboard',
    area: 'dashboard',
    text: 'Home',
    icon: <DashboardIcon />,
  },
  { to: '/jobseeker/profile', area: 'profile', text: 'Profile', icon: <ProfileIcon /> },
];

export function CandidateLayout() {
  return <ConsoleLayout label="Candidate" home="/jobseeker/candidate-dashboard" links={links} />;
}
