import { useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { PaymentResend } from '../features/operations/billing/payment-resend.tsx';
import { ListViews } from '../features/operations/views/list-views.tsx';
import { AccountPanel } from '../features/people/accounts/account-panel.tsx';
import { useChanges } from '../lib/follow-changes.ts';
import { loadedOnce } from '../lib/loaded-once.ts';
import { useRead } from '../lib/server-state.ts';
import { useSession } from '../lib/session.ts';
import {
  CandidatesIcon,
  DashboardIcon,
  InterviewsIcon,
  JobsIcon,
  ReportsIcon,
  SettingsIcon,
} from '../ui/icons.tsx';
import { type ListOfViews, ViewSlot } from '../ui/data-list/view-slot.ts';
import { ConsoleLayout } from './console-layout.tsx';
import type { ConsoleLink } from './console-link.ts';
import { factsQuery } from './facts-query.ts';
import { TaskLayout } from './task-layout.tsx';
import { useIsOpen } from './use-is-open.ts';

/** Nobody waits for it: the page is drawn first. */
const DayBeside = lazy(
  loadedOnce(
    async () => (await import('../features/operations/samples/sample-parts.ts')).DayBeside,
  ),
);

const renderViews = (list: ListOfViews) => <ListViews {...list} />;

const links: readonly ConsoleLink[] = [
  { to: '/company/dashboard', area: 'dashboard', text: 'Dashboard', icon: <DashboardIcon /> },
  { to: '/company/jobs', area: 'jobs', text: 'Jobs', icon: <JobsIcon /> },
  {
    to: '/company/job-seeker',
    area: 'candidates',
    text: 'Candidates',
    icon: <CandidatesIcon />,
  },
  { to: '/company/interviews', area: 'interviews', text: 'Interviews', icon: <InterviewsIcon /> },
  { to: '/company/reports', area: 'reports', text: 'Reports', icon: <ReportsIcon /> },
  {
    to: '/company/settings',
    area: 'settings',
    text: 'Settings',
    icon: <SettingsIcon />,
    has: [
      ...[
        'interviewers',
        'questions',
        'blueprints',
        'availability',
        'users',
        'roles',
        'audit',
        'company',
        'plan',
      ],
      'own',
    ],
  },
];

/**
 * The console, once there is something to console: until profile, plan and own profile are there, its navigation
 * would lead nowhere, so those steps stand alone. A link that would be refused is not shown.
 */
export function CompanyLayout() {
  const session = useSession();
  useRead(factsQuery);
  const router = useRouter();
  const isShutOut = session?.isPaymentDone === false;
  // Who has lost the plan is led to the plans; who came without one is there.
  useEffect(() => {
    if (isShutOut) void router.invalidate();
  }, [isShutOut, router]);
  const isOpen = useIsOpen();
  const open = links.filter(({ to }) => isOpen(to));
  const isSetUp =
    session === undefined ||
    (session.hasCompanyProfile &&
      session.isPaymentDone &&
      (session.userProfileID > 0 || session.isNewCompanyAdmin));
  return (
    <>
      <PaymentResend />
      {isSetUp ? (
        <ViewSlot value={renderViews}>
          <ConsoleLayout
            label="Company"
            home="/company/dashboard"
            links={open}
            isFindable
            beside={
              <Suspense>
                <DayBeside isOpen={isOpen} />
              </Suspense>
            }
          />
        </ViewSlot>
      ) : (
        <FirstSteps hasCompany={session.hasCompanyProfile} />
      )}
    </>
  );
}

/** Who waits here for a payment hears that it came. */
function FirstSteps({ hasCompany }: { readonly hasCompany: boolean }) {
  return (
    <>
      {/* A line that begins before there is a company hears nothing of it. */}
      {hasCompany && <Following />}
      <TaskLayout
        aside="A few facts, then your first interview."
        account={<AccountPanel isCompact />}
      />
    </>
  );
}

function Following() {
  useChanges();
  return null;
}
