import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { absentPage } from './absent-page.ts';
import { rootRoute } from './root-route.ts';

const superAdminLayout = createRoute({
  getParentRoute: () => rootRoute,
  path: '/superAdmin',
  component: lazyRouteComponent(
    () => import('../shell/super-admin-layout.tsx'),
    'SuperAdminLayout',
  ),
});

const indexRoute = createRoute({
  getParentRoute: () => superAdminLayout,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/superAdmin/dashboard', replace: true });
  },
});

const dashboardRoute = createRoute({
  getParentRoute: () => superAdminLayout,
  path: '/dashboard',
  staticData: { area: 'dashboard' },
  component: absentPage,
});

export const superAdminRoutes = superAdminLayout.addChildren([indexRoute, dashboardRoute]);
