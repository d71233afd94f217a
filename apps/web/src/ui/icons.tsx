import type { ReactNode } from 'react';
import './icon.css';

/** Drawn on a 20 px grid with one stroke; always beside a word or inside a labelled control. */
export function Icon({ children }: { readonly children: ReactNode }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
      {children}
    </svg>
  );
}

export function AuditIcon() {
  return (
    <Icon>
      <path d="M5 3.5h10v13H5zM7.5 7h5M7.5 10h5M7.5 13h3" />
    </Icon>
  );
}

export function AvailabilityIcon() {
  return (
    <Icon>
      <path d="M3.5 5h13v11.5h-13zM3.5 8.5h13M7 3v3M13 3v3M10 10.5v2.5l2 1.5" />
    </Icon>
  );
}

export function CandidatesIcon() {
  return (
    <Icon>
      <path d="M10 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM4 16.5c.6-3 2.8-4.5 6-4.5s5.4 1.5 6 4.5" />
    </Icon>
  );
}

export function DashboardIcon() {
  return (
    <Icon>
      <path d="M3 10.5 10 4l7 6.5M5 9v7.5h10V9" />
    </Icon>
  );
}

export function InterviewsIcon() {
  return (
    <Icon>
      <path d="M3.5 5.5h13v9h-13zM8.5 8v4l3.2-2z" />
    </Icon>
  );
}

export function JobsIcon() {
  return (
    <Icon>
      <path d="M3 6.5h14v10H3zM7.5 6.5V4h5v2.5M3 11h14M10 10v2" />
    </Icon>
  );
}

export function ReportsIcon() {
  return (
    <Icon>
      <path d="M3 16.5h14M5.5 13.5v-4M10 13.5V4M14.5 13.5V7.5" />
    </Icon>
  );
}

export function UsersIcon() {
  return (
    <Icon>
      <circle cx="7.5" cy="7" r="2.8" />
      <path d="M2.5 16c.4-2.9 2.3-4.4 5-4.4s4.6 1.5 5 4.4M12.5 4.6a2.7 2.7 0 0 1 0 4.9M14.2 11.9c1.9.5 3 1.9 3.3 4.1" />
    </Icon>
  );
}

export function CompanyIcon() {
  return (
    <Icon>
      <path d="M4 17V3.5h8V17M12 8h4v9M2.5 17h15M6.5 6.5h3M6.5 9.5h3M6.5 12.5h3" />
    </Icon>
  );
}

export function PlanIcon() {
  return (
    <Icon>
      <path d="M2.5 5h15v10h-15zM2.5 8.5h15M5.5 12h3" />
    </Icon>
  );
}

export function SunIcon() {
  return (
    <Icon>
      <circle cx="10" cy="10" r="3.2" />
      <path d="M10 2.6v1.8M10 15.6v1.8M2.6 10h1.8M15.6 10h1.8M4.8 4.8l1.2 1.2M14 14l1.2 1.2M4.8 15.2 6 14M14 6l1.2-1.2" />
    </Icon>
  );
}

export function MoonIcon() {
  return (
    <Icon>
      <path d="M16 11.6A6.6 6.6 0 0 1 8.4 4a6.6 6.6 0 1 0 7.6 7.6z" />
    </Icon>
  );
}

export function SignOutIcon() {
  return (
    <Icon>
      <path d="M8.5 3.5h-5v13h5M8 10h8.5M13.5 7l3 3-3 3" />
    </Icon>
  );
}

export function SearchIcon() {
  return (
    <Icon>
      <circle cx="8.8" cy="8.8" r="5" />
      <path d="m12.6 12.6 4 4" />
    </Icon>
  );
}

export function SecurityIcon() {
  return (
    <Icon>
      <path d="M10 3 4 5v5c0 3.6 2.4 5.9 6 7 3.6-1.1 6-3.4 6-7V5zM7.5 10l1.8 1.8L12.8 8" />
    </Icon>
  );
}

export function BellIcon() {
  return (
    <Icon>
      <path d="M5 14V9a5 5 0 0 1 10 0v5l1.2 1.5H3.8zM8.2 15.5a1.8 1.8 0 0 0 3.6 0" />
    </Icon>
  );
}

export function ProfileIcon() {
  return (
    <Icon>
      <circle cx="10" cy="7" r="3" />
      <path d="M4 16.5c.6-3.2 2.8-4.8 6-4.8s5.4 1.6 6 4.8" />
    </Icon>
  );
}

export function IdentityIcon() {
  return (
    <Icon>
      <path d="M3 5h14v10H3z" />
      <circle cx="7.3" cy="9" r="1.5" />
      <path d="M5 12.8c.4-1 1.2-1.5 2.3-1.5s1.9.5 2.3 1.5M12 8.5h3M12 11.5h3" />
    </Icon>
  );
}

export function TermsIcon() {
  return (
    <Icon>
      <path d="M5 3h7l3 3v11H5zM8 8h4m-4 3h4m-4 3h2" />
    </Icon>
  );
}

export function MaintenanceIcon() {
  return (
    <Icon>
      <path d="M10 3v7M6 5.2a6 6 0 1 0 8 0" />
    </Icon>
  );
}

export function OperationsIcon() {
  return (
    <Icon>
      <path d="M2.5 10.5H6l2-5.5 4 10 2-4.5h3.5" />
    </Icon>
  );
}

export function SettingsIcon() {
  return (
    <Icon>
      <path d="M3 6h8M15 6h2M3 14h2M9 14h8" />
      <circle cx="13" cy="6" r="2" />
      <circle cx="7" cy="14" r="2" />
    </Icon>
  );
}

export function MoreIcon() {
  return (
    <Icon>
      <path d="M3.5 5.5h13M3.5 10h13M3.5 14.5h13" />
    </Icon>
  );
}
