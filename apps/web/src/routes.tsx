import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import { isLoginType, isSignUpType } from './features/accounts/login-rules.ts';
import { hideToken } from './features/accounts/mailed-link.ts';
import { hideCode } from './features/linkedin/linkedin-answer.ts';
import { parseSearch, type SearchParams, stringifySearch } from './lib/search-params.ts';
import { guard } from './shell/guard.ts';
import type { Section } from './shell/redirect-rules.ts';
import { RootPage } from './shell/root-page.tsx';
import { SiteLayout } from './shell/site-layout.tsx';

/** The map of every screen. Each page is a chunk of its own; the company section brings its layout. */
const rootRoute = createRootRoute({
  component: RootPage,
  beforeLoad: ({ matches, location, preload, cause }) =>
    guard({
      sections: matches.map(({ staticData }) => staticData.section),
      href: location.href,
      preload,
      cause,
    }),
});

const indexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/home', replace: true });
  },
});

const siteLayout = createRoute({
  getParentRoute: () => rootRoute,
  id: 'site',
  component: SiteLayout,
});

const homeRoute = createRoute({
  getParentRoute: () => siteLayout,
  path: '/home',
  staticData: { section: 'entry' },
  component: lazyRouteComponent(() => import('./pages/home-page.tsx'), 'HomePage'),
});

const notFoundRoute = createRoute({
  getParentRoute: () => siteLayout,
  path: '/404',
  component: lazyRouteComponent(() => import('./pages/not-found-page.tsx'), 'NotFoundPage'),
});

const accountLayout = createRoute({
  getParentRoute: () => rootRoute,
  id: 'account',
  component: lazyRouteComponent(() => import('./shell/task-layout.tsx'), 'AccountTaskLayout'),
});

const unknownType = (isKnown: boolean): void => {
  if (!isKnown) throw redirect({ to: '/404', replace: true });
};

const loginRoute = createRoute({
  getParentRoute: () => accountLayout,
  path: '/login/$type',
  staticData: { section: 'entry' },
  beforeLoad: ({ params }) => unknownType(isLoginType(params.type)),
  component: lazyRouteComponent(() => import('./pages/sign-in-page.tsx'), 'SignInPage'),
});

const linkedInRoute = createRoute({
  getParentRoute: () => accountLayout,
  path: '/linkedin',
  validateSearch: (search: SearchParams) => search,
  beforeLoad: ({ location }) => hideCode(location),
  component: lazyRouteComponent(
    () => import('./features/linkedin/linkedin-page.tsx'),
    'LinkedInPage',
  ),
});

const signupRoute = createRoute({
  getParentRoute: () => accountLayout,
  path: '/signup/$type',
  staticData: { section: 'entry' },
  validateSearch: (search: SearchParams) => search,
  beforeLoad: ({ params }) => unknownType(isSignUpType(params.type)),
  component: lazyRouteComponent(() => import('./features/accounts/signup-page.tsx'), 'SignupPage'),
});

const verifyEmailRoute = createRoute({
  getParentRoute: () => accountLayout,
  path: '/verify-email',
  staticData: { section: 'entry' },
  validateSearch: (search: SearchParams) => search,
  component: lazyRouteComponent(
    () => import('./features/accounts/verify-email-page.tsx'),
    'VerifyEmailPage',
  ),
});

const confirmEmailRoute = createRoute({
  getParentRoute: () => accountLayout,
  path: '/confirmemail',
  staticData: { section: 'entry' },
  validateSearch: (search: SearchParams) => search,
  beforeLoad: ({ location }) => hideToken(location),
  component: lazyRouteComponent(
    () => import('./features/accounts/confirm-email-page.tsx'),
    'ConfirmEmailPage',
  ),
});

const verifiedRoute = createRoute({
  getParentRoute: () => accountLayout,
  path: '/verified',
  staticData: { section: 'entry' },
  validateSearch: (search: SearchParams) => search,
  component: lazyRouteComponent(
    () => import('./features/accounts/verified-page.tsx'),
    'VerifiedPage',
  ),
});

const pendingRoute = createRoute({
  getParentRoute: () => accountLayout,
  path: '/pending',
  staticData: { section: 'entry' },
  validateSearch: (search: SearchParams) => search,
  component: lazyRouteComponent(
    () => import('./features/accounts/pending-page.tsx'),
    'PendingPage',
  ),
});

const expiredRoute = createRoute({
  getParentRoute: () => accountLayout,
  path: '/expired',
  staticData: { section: 'entry' },
  validateSearch: (search: SearchParams) => search,
  beforeLoad: ({ location }) => hideToken(location),
  component: lazyRouteComponent(
    () => import('./features/accounts/expired-page.tsx'),
    'ExpiredPage',
  ),
});

const forgotPasswordRoute = createRoute({
  getParentRoute: () => accountLayout,
  path: '/forgot-password',
  staticData: { section: 'entry' },
  validateSearch: (search: SearchParams) => search,
  component: lazyRouteComponent(
    () => import('./features/accounts/forgot-password-page.tsx'),
    'ForgotPasswordPage',
  ),
});

const resetPasswordRoute = createRoute({
  getParentRoute: () => accountLayout,
  path: '/resetpassword',
  staticData: { section: 'entry' },
  validateSearch: (search: SearchParams) => search,
  beforeLoad: ({ location }) => hideToken(location),
  component: lazyRouteComponent(
    () => import('./features/accounts/reset-password-page.tsx'),
    'ResetPasswordPage',
  ),
});

const setPasswordRoute = createRoute({
  getParentRoute: () => accountLayout,
  path: '/setpassword',
  staticData: { section: 'entry' },
  validateSearch: (search: SearchParams) => search,
  beforeLoad: ({ location }) => hideToken(location),
  component: lazyRouteComponent(
    () => import('./features/accounts/set-password-page.tsx'),
    'SetPasswordPage',
  ),
});

const changePasswordRoute = createRoute({
  getParentRoute: () => accountLayout,
  path: '/changetemppassword',
  component: lazyRouteComponent(
    () => import('./features/accounts/change-password-page.tsx'),
    'ChangePasswordPage',
  ),
});

const consoleLayout = createRoute({
  getParentRoute: () => rootRoute,
  path: '/company',
  staticData: { section: 'company' },
  component: lazyRouteComponent(() => import('./shell/console-layout.tsx'), 'ConsoleLayout'),
});

const companyIndexRoute = createRoute({
  getParentRoute: () => consoleLayout,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/company/dashboard', replace: true });
  },
});

const dashboardRoute = createRoute({
  getParentRoute: () => consoleLayout,
  path: '/dashboard',
  staticData: { area: 'dashboard' },
  component: lazyRouteComponent(
    () => import('./features/interviews/dashboard-page.tsx'),
    'DashboardPage',
  ),
});

const interviewsRoute = createRoute({
  getParentRoute: () => consoleLayout,
  path: '/interviews',
  staticData: { area: 'interviews' },
  validateSearch: (search: SearchParams) => search,
  component: lazyRouteComponent(
    () => import('./features/interviews/interviews-page.tsx'),
    'InterviewsPage',
  ),
});

const interviewRoute = createRoute({
  getParentRoute: () => consoleLayout,
  path: '/view-interview',
  staticData: { area: 'interviews' },
  validateSearch: (search: SearchParams) => search,
  component: lazyRouteComponent(
    () => import('./pages/interview-report-page.tsx'),
    'InterviewReportPage',
  ),
});

/** Also below a section: what no route has is no page, whoever asks. */
const unknownRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  beforeLoad: () => {
    throw redirect({ to: '/404', replace: true });
  },
});

const routeTree = rootRoute.addChildren([
  indexRoute,
  siteLayout.addChildren([homeRoute, notFoundRoute]),
  accountLayout.addChildren([
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
    changePasswordRoute,
  ]),
  consoleLayout.addChildren([companyIndexRoute, dashboardRoute, interviewsRoute, interviewRoute]),
  unknownRoute,
]);

export const router = createRouter({
  routeTree,
  parseSearch,
  stringifySearch,
  caseSensitive: true,
  scrollRestoration: true,
  defaultPreload: 'intent',
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
  interface StaticDataRouteOption {
    /** Whose pages these are: the guard asks for it. */
    readonly section?: Section;
    /** Where the page stands in its section's navigation. */
    readonly area?: 'dashboard' | 'interviews';
  }
}
