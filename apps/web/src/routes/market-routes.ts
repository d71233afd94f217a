import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { SearchParams } from '../lib/search-params.ts';
import { consoleLayout } from './console-route.ts';

const interviewersRoute = createRoute({
  getParentRoute: () => consoleLayout,
  path: '/interviewers',
  staticData: { area: 'interviewers' },
  validateSearch: (search: SearchParams) => search,
  component: lazyRouteComponent(
    () => import('../features/people/marketplace/market-page.tsx'),
    'MarketPage',
  ),
});

const statementsRoute = createRoute({
  getParentRoute: () => consoleLayout,
  path: '/interviewers/statements',
  staticData: { area: 'interviewers' },
  validateSearch: (search: SearchParams) => search,
  component: lazyRouteComponent(
    () => import('../features/interviews/statements/statements-page.tsx'),
    'StatementsPage',
  ),
});

const interviewerRoute = createRoute({
  getParentRoute: () => consoleLayout,
  path: '/interviewer-profile',
  staticData: { area: 'interviewers' },
  validateSearch: (search: SearchParams) => search,
  component: lazyRouteComponent(
    () => import('../pages/market-interviewer-page.tsx'),
    'MarketInterviewerPage',
  ),
});

/** Interviewers from outside, and what is owed to them. */
export const marketRoutes = [interviewersRoute, statementsRoute, interviewerRoute] as const;
