import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { isLoginType, isSignUpType } from '../features/people/accounts/login-rules.ts';
import { hideToken, hideWaitingInterview } from '../features/people/accounts/mailed-link.ts';
import { hideInterviewId } from '../features/interviews/calls/interview-link.ts';
import { hideCode } from '../features/people/linkedin/linkedin-answer.ts';
import type { SearchParams } from '../lib/search-params.ts';
import { rootRoute } from './root-route.ts';
import { spokenPage } from './spoken-page.tsx';
import { accounts, viewer } from './surfaces.ts';

const accountLayout = createRoute({
  getParentRoute: () => rootRoute,
  id: 'account',
  component: lazyRouteComponent(() => import('../shell/task-layout.tsx'), 'AccountTaskLayout'),
});

/** Of everybody who is signed in, in the frame of their own pages. */
const ownLayout = createRoute({
  getParentRoute: () => rootRoute,
  id: 'own',
  staticData: { area: 'own' },
  component: lazyRouteComponent(() => import('../shell/own-layout.tsx'), 'OwnLayout'),
});

const unknownType = (isKnown: boolean): void => {
  if (!isKnown) throw redirect({ to: '/404', replace: true });
};

const loginRoute = createRoute({
  getParentRoute: () => accountLayout,
  path: '/login/$type',
  staticData: { speaks: true },
  beforeLoad: ({ params }) => unknownType(isLoginType(params.type)),
  component: spokenPage(
    async () => (await import('../pages/sign-in-page.tsx')).SignInPage,
    viewer,
    accounts,
  ),
});

const linkedInRoute = createRoute({
  getParentRoute: () => accountLayout,
  path: '/linkedin',
  validateSearch: (search: SearchParams) => search,
  beforeLoad: ({ location }) => hideCode(location),
  component: lazyRouteComponent(
    () => import('../features/people/linkedin/linkedin-page.tsx'),
    'LinkedInPage',
  ),
});

const notificationsRoute = createRoute({
  getParentRoute: () => ownLayout,
  path: '/view-all-notifications',
  component: lazyRouteComponent(
    () => import('../features/people/notifications/notifications-page.tsx'),
    'NotificationsPage',
  ),
});

const signupRoute = createRoute({
  getParentRoute: () => accountLayout,
  path: '/signup/$type',
  staticData: { speaks: true },
  validateSearch: (search: SearchParams) => search,
  beforeLoad: ({ params }) => unknownType(isSignUpType(params.type)),
  component: spokenPage(
    async () => (await import('../features/people/accounts/signup-page.tsx')).SignupPage,
    viewer,
    accounts,
  ),
});

const verifyEmailRoute = createRoute({
  getParentRoute: () => accountLayout,
  path: '/verify-email',
  staticData: { speaks: true },
  validateSearch: (search: SearchParams) => search,
  component: spokenPage(
    async () => (await import('../features/people/accounts/verify-email-page.tsx')).VerifyEmailPage,
    viewer,
    accounts,
  ),
});

const confirmEmailRoute = createRoute({
  getParentRoute: () => accountLayout,
  path: '/confirmemail',
  validateSearch: (search: SearchParams) => search,
  beforeLoad: ({ location }) => hideToken(location),
  component: lazyRouteComponent(
    () => import('../features/people/accounts/confirm-email-page.tsx'),
    'ConfirmEmailPage',
  ),
});

const verifiedRoute = createRoute({
  getParentRoute: () => accountLayout,
  path: '/verified',
  staticData: { speaks: true },
  validateSearch: (search: SearchParams) => search,
  component: spokenPage(
    async () => (await import('../features/people/accounts/verified-page.tsx')).VerifiedPage,
    viewer,
    accounts,
  ),
});

const pendingRoute = createRoute({
  getParentRoute: () => accountLayout,
  path: '/pending',
  staticData: { speaks: true },
  validateSearch: (search: SearchParams) => search,
  component: spokenPage(
    async () => (await import('../features/people/accounts/pending-page.tsx')).PendingPage,
    viewer,
    accounts,
  ),
});

const expiredRoute = createRoute({
  getParentRoute: () => accountLayout,
  path: '/expired',
  staticData: { speaks: true },
  validateSearch: (search: SearchParams) => search,
  beforeLoad: ({ location }) => hideToken(location),
  component: spokenPage(
    async () => (await import('../features/people/accounts/expired-page.tsx')).ExpiredPage,
    viewer,
    accounts,
  ),
});

const forgotPasswordRoute = createRoute({
  getParentRoute: () => accountLayout,
  path: '/forgot-password',
  staticData: { speaks: true },
  validateSearch: (search: SearchParams) => search,
  beforeLoad: ({ location }) => hideWaitingInterview(location),
  component: spokenPage(
    async () =>
      (await import('../features/people/accounts/forgot-password-page.tsx')).ForgotPasswordPage,
    viewer,
    accounts,
  ),
});

const resetPasswordRoute = createRoute({
  getParentRoute: () => accountLayout,
  path: '/resetpassword',
  staticData: { speaks: true },
  validateSearch: (search: SearchParams) => search,
  beforeLoad: ({ location }) => hideToken(location),
  component: spokenPage(
    async () =>
      (await import('../features/people/accounts/reset-password-page.tsx')).ResetPasswordPage,
    viewer,
    accounts,
  ),
});

const setPasswordRoute = createRoute({
  getParentRoute: () => accountLayout,
  path: '/setpassword',
  staticData: { speaks: true },
  validateSearch: (search: SearchParams) => search,
  beforeLoad: ({ location }) => hideToken(location),
  component: spokenPage(
    async () => (await import('../features/people/accounts/set-password-page.tsx')).SetPasswordPage,
    viewer,
    accounts,
  ),
});

const invitationRoute = createRoute({
  getParentRoute: () => accountLayout,
  path: '/invitation',
  validateSearch: (search: SearchParams) => search,
  beforeLoad: ({ location }) => hideToken(location),
  component: lazyRouteComponent(
    () => import('../features/people/companies/invitation-page.tsx'),
    'InvitationPage',
  ),
});

const changePasswordRoute = createRoute({
  getParentRoute: () => ownLayout,
  path: '/changetemppassword',
  component: lazyRouteComponent(
    () => import('../features/people/accounts/change-password-page.tsx'),
    'ChangePasswordPage',
  ),
});

const multifactorRoute = createRoute({
  getParentRoute: () => ownLayout,
  path: '/multifactor-authentication',
  component: lazyRouteComponent(
    () => import('../features/people/multifactor/multifactor-page.tsx'),
    'MultifactorPage',
  ),
});

const secondStepRoute = createRoute({
  getParentRoute: () => accountLayout,
  path: '/mfa-authenticator/$type',
  component: lazyRouteComponent(
    () => import('../features/people/multifactor/second-step-page.tsx'),
    'SecondStepPage',
  ),
});

const interviewLoginRoute = createRoute({
  getParentRoute: () => accountLayout,
  path: '/virtual-interview-login/$interviewId',
  beforeLoad: ({ location }) => hideInterviewId(location),
  component: lazyRouteComponent(
    () => import('../features/interviews/calls/interview-login-page.tsx'),
    'InterviewLoginPage',
  ),
});

/** Everything that somebody does before, or beside, the pages of a role. */
export const accountRoutes = accountLayout.addChildren([
  loginRoute,
  linkedInRoute,
  signupRoute,
  verifyEmailRoute,
  confirmEmailRoute,
  verifiedRoute,
  pendingRoute,
  expiredRoute,
  forgotPasswordRoute,
  resetPasswordRoute,
  setPasswordRoute,
  invitationRoute,
  secondStepRoute,
  interviewLoginRoute,
]);

export const ownRoutes = ownLayout.addChildren([
  notificationsRoute,
  changePasswordRoute,
  multifactorRoute,
]);
