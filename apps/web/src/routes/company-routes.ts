import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import type { SearchParams } from '../lib/search-params.ts';
import { availabilityPage } from './availability-page.ts';
import { backTo } from './back-words.ts';
import { consoleLayout } from './console-route.ts';
import { jobRoutes } from './job-routes.ts';
import { keyRoutes } from './key-routes.ts';
import { marketRoutes } from './market-routes.ts';
import { paymentRoutes } from './payment-routes.ts';
import { questionRoutes } from './question-routes.ts';
import { settingsRoutes } from './settings-routes.ts';

const inConsole = { getParentRoute: () => consoleLayout };
const validateSearch = (search: SearchParams) => search;

const indexRoute = createRoute({
  ...inConsole,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/company/dashboard', replace: true });
  },
});

const dashboardRoute = createRoute({
  ...inConsole,
  path: '/dashboard',
  staticData: { area: 'dashboard' },
  component: lazyRouteComponent(
    () => import('../pages/company-dashboard-page.tsx'),
    'CompanyDashboardPage',
  ),
});

const interviewsRoute = createRoute({
  ...inConsole,
  path: '/interviews',
  staticData: { area: 'interviews' },
  validateSearch,
  component: lazyRouteComponent(
    () => import('../pages/company-interviews-page.tsx'),
    'CompanyInterviewsPage',
  ),
});

const interviewRoute = createRoute({
  ...inConsole,
  path: '/view-interview',
  staticData: { area: 'interviews', back: backTo.interviews },
  validateSearch,
  component: lazyRouteComponent(
    () => import('../pages/interview-report-page.tsx'),
    'InterviewReportPage',
  ),
});

const liveListRoute = createRoute({
  ...inConsole,
  path: '/interviews/live',
  staticData: { area: 'interviews' },
  validateSearch,
  component: lazyRouteComponent(() => import('../pages/company-live-page.tsx'), 'CompanyLivePage'),
});

const needsRoute = createRoute({
  ...inConsole,
  path: '/interviews/needs',
  staticData: { area: 'interviews' },
  validateSearch,
  component: lazyRouteComponent(
    () => import('../pages/company-needs-page.tsx'),
    'CompanyNeedsPage',
  ),
});

const liveInterviewRoute = createRoute({
  ...inConsole,
  path: '/interviews/live-interview',
  staticData: {
    area: 'interviews',
    back: backTo.liveInterviews,
  },
  validateSearch,
  component: lazyRouteComponent(
    () => import('../pages/live-interview-page.tsx'),
    'LiveInterviewPage',
  ),
});

const scorecardsRoute = createRoute({
  ...inConsole,
  path: '/view-interview/interviewer-feedback',
  staticData: {
    area: 'interviews',
    back: backTo.liveInterviews,
  },
  validateSearch,
  component: lazyRouteComponent(() => import('../pages/live-report-page.tsx'), 'LiveReportPage'),
});

const candidateFeedbackRoute = createRoute({
  ...inConsole,
  path: '/view-interview/candidate-feedback',
  staticData: {
    area: 'interviews',
    back: backTo.liveInterviews,
  },
  validateSearch,
  component: lazyRouteComponent(
    () => import('../features/interviews/candidate-feedback/feedback-page.tsx'),
    'CandidateFeedbackPage',
  ),
});

const moveLivePage = lazyRouteComponent(
  () => import('../pages/move-live-page.tsx'),
  'MoveLivePage',
);

const moveByOffersRoute = createRoute({
  ...inConsole,
  path: '/reschedule-set-availability',
  staticData: { area: 'interviews' },
  validateSearch,
  component: moveLivePage,
});

/** The same page under its other address (RT-11). */
const moveBySlotRoute = createRoute({
  ...inConsole,
  path: '/reschedule-slot-selection',
  staticData: { area: 'interviews' },
  validateSearch,
  component: moveLivePage,
});

const reportsRoute = createRoute({
  ...inConsole,
  path: '/reports',
  staticData: { area: 'reports' },
  validateSearch,
  component: lazyRouteComponent(
    () => import('../features/hiring/reports/reports-page.tsx'),
    'ReportsPage',
  ),
});

const rolesRoute = createRoute({
  ...inConsole,
  path: '/role-management',
  staticData: { area: 'roles' },
  component: lazyRouteComponent(
    () => import('../features/people/privileges/role-management-page.tsx'),
    'RoleManagementPage',
  ),
});

const auditLogRoute = createRoute({
  ...inConsole,
  path: '/audit-log',
  staticData: { area: 'audit' },
  validateSearch,
  component: lazyRouteComponent(
    () => import('../features/operations/audit/audit-log-page.tsx'),
    'AuditLogPage',
  ),
});

const profileRoute = createRoute({
  ...inConsole,
  path: '/profile',
  staticData: { area: 'company', back: backTo.company },
  component: lazyRouteComponent(
    () => import('../features/people/companies/profile-page.tsx'),
    'ProfilePage',
  ),
});

const viewProfileRoute = createRoute({
  ...inConsole,
  path: '/view-profile',
  staticData: { area: 'company' },
  component: lazyRouteComponent(
    () => import('../features/people/companies/view-profile-page.tsx'),
    'ViewProfilePage',
  ),
});

const createUserRoute = createRoute({
  ...inConsole,
  path: '/create-user',
  component: lazyRouteComponent(
    () => import('../features/people/companies/create-user-page.tsx'),
    'CreateUserPage',
  ),
});

const ownProfileRoute = createRoute({
  ...inConsole,
  path: '/own-profile',
  staticData: { area: 'own' },
  component: lazyRouteComponent(
    () => import('../features/people/companies/own-profile-page.tsx'),
    'OwnProfilePage',
  ),
});

const usersRoute = createRoute({
  ...inConsole,
  path: '/users',
  staticData: { area: 'users' },
  validateSearch,
  component: lazyRouteComponent(
    () => import('../features/people/companies/users-page.tsx'),
    'UsersPage',
  ),
});

const addUserRoute = createRoute({
  ...inConsole,
  path: '/users/add-user',
  staticData: { area: 'users', back: backTo.team },
  component: lazyRouteComponent(
    () => import('../features/people/companies/add-user-page.tsx'),
    'AddUserPage',
  ),
});

const updateUserRoute = createRoute({
  ...inConsole,
  path: '/users/update-user',
  staticData: { area: 'users', back: backTo.team },
  validateSearch,
  component: lazyRouteComponent(
    () => import('../features/people/companies/update-user-page.tsx'),
    'UpdateUserPage',
  ),
});

const userPage = lazyRouteComponent(
  () => import('../features/people/companies/user-page.tsx'),
  'UserPage',
);

const viewUserRoute = createRoute({
  ...inConsole,
  path: '/users/view-user',
  staticData: { area: 'users', back: backTo.team },
  validateSearch,
  component: userPage,
});

/** The same page under its other address (section 2.1). */
const otherViewUserRoute = createRoute({
  ...inConsole,
  path: '/view-user',
  staticData: { area: 'users', back: backTo.team },
  validateSearch,
  component: userPage,
});

const availabilityRoute = createRoute({
  ...inConsole,
  path: '/set-availability',
  staticData: { area: 'availability' },
  component: availabilityPage,
});

export const companyRoutes = consoleLayout.addChildren([
  indexRoute,
  dashboardRoute,
  interviewsRoute,
  interviewRoute,
  liveListRoute,
  needsRoute,
  liveInterviewRoute,
  scorecardsRoute,
  candidateFeedbackRoute,
  moveByOffersRoute,
  moveBySlotRoute,
  reportsRoute,
  rolesRoute,
  auditLogRoute,
  profileRoute,
  viewProfileRoute,
  createUserRoute,
  ownProfileRoute,
  usersRoute,
  addUserRoute,
  updateUserRoute,
  viewUserRoute,
  otherViewUserRoute,
  availabilityRoute,
  ...marketRoutes,
  ...paymentRoutes,
  ...jobRoutes,
  ...questionRoutes,
  ...settingsRoutes,
  ...keyRoutes,
]);
