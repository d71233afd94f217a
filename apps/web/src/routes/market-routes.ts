import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { SearchParams } from '../lib/search-params.ts';
import { backTo } from './back-words.ts';
import { consoleLayout } from './console-route.ts';

const pages = () => import('../pages/market-pages.tsx');
const staticData = { area: 'interviewers' };
const fromList = {
  staticData: { ...staticData, back: backTo.interviewers },
};
const validateSearch = (search: SearchParams) => search;

const interviewersRoute = createRoute({
  ...{ getParentRoute: () => consoleLayout, staticData, validateSearch },
  path: '/interviewers',
  component: lazyRouteComponent(pages, 'MarketPage'),
});

const statementsRoute = createRoute({
  ...{ getParentRoute: () => consoleLayout, validateSearch, ...fromList },
  path: '/interviewers/statements',
  component: lazyRouteComponent(pages, 'StatementsPage'),
});

const interviewerRoute = createRoute({
  ...{ getParentRoute: () => consoleLayout, validateSearch, ...fromList },
  path: '/interviewer-profile',
  component: lazyRouteComponent(pages, 'MarketInterviewerPage'),
});

/** Interviewers from outside, and what is owed to them. */
export const marketRoutes = [interviewersRoute, statementsRoute, interviewerRoute] as const;
