import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { SearchParams } from '../lib/search-params.ts';
import { rootRoute } from './root-route.ts';

/** Of the console, and has the window for itself. */
export const sittingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/company/interviews/sitting',
  validateSearch: (search: SearchParams) => search,
  component: lazyRouteComponent(() => import('../shell/sitting-layout.tsx'), 'SittingLayout'),
});
