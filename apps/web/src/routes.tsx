import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
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

const companyLoginLayout = createRoute({
  getParentRoute: () => rootRoute,
  id: 'company-login',
  component: lazyRouteComponent(() => import('./shell/task-layout.tsx'), 'CompanyTaskLayout'),
});

const companyLoginRoute = createRoute({
  getParentRoute: () => companyLoginLayout,
  path: '/login/company',
  staticData: { section: 'entry' },
  component: lazyRouteComponent(() => import('./features/accounts/login-page.tsx'), 'LoginPage'),
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
  companyLoginLayout.addChildren([companyLoginRoute]),
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
