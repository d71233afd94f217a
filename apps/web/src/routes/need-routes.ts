import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { SearchParams } from '../lib/search-params.ts';
import { consoleLayout } from './console-route.ts';

const inConsole = {
  getParentRoute: () => consoleLayout,
  staticData: { area: 'interviews' },
  validateSearch: (search: SearchParams) => search,
} as const;

const needsRoute = createRoute({
  ...inConsole,
  path: '/interviews/needs',
  component: lazyRouteComponent(
    () => import('../pages/company-needs-page.tsx'),
    'CompanyNeedsPage',
  ),
});

const needRoute = createRoute({
  ...inConsole,
  path: '/interviews/need',
  component: lazyRouteComponent(
    () => import('../features/interviews/needs/need-page.tsx'),
    'NeedPage',
  ),
});

/** What candidates need to take part, and the answers. */
export const needRoutes = [needsRoute, needRoute] as const;
