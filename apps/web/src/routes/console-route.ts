import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root-route.ts';

/** The frame of every page of a company. */
export const consoleLayout = createRoute({
  getParentRoute: () => rootRoute,
  path: '/company',
  component: lazyRouteComponent(() => import('../shell/company-layout.tsx'), 'CompanyLayout'),
});
