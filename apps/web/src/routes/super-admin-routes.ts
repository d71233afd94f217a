import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import type { SearchParams } from '../lib/search-params.ts';
import { rootRoute } from './root-route.ts';
import { backTo } from './back-words.ts';

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
  component: lazyRouteComponent(
    () => import('../features/operations/administration/overview-page.tsx'),
    'OverviewPage',
  ),
});

const identityChecksRoute = createRoute({
  getParentRoute: () => superAdminLayout,
  path: '/dashboard/identity-checks',
  staticData: { area: 'identity' },
  validateSearch: (search: SearchParams) => search,
  component: lazyRouteComponent(
    () => import('../features/operations/administration/identity-page.tsx'),
    'IdentityPage',
  ),
});

const companiesRoute = createRoute({
  getParentRoute: () => superAdminLayout,
  path: '/dashboard/companies',
  staticData: { area: 'companies' },
  validateSearch: (search: SearchParams) => search,
  component: lazyRouteComponent(
    () => import('../features/operations/administration/companies-page.tsx'),
    'CompaniesPage',
  ),
});

const peopleRoute = createRoute({
  getParentRoute: () => superAdminLayout,
  path: '/dashboard/people',
  staticData: { area: 'people' },
  validateSearch: (search: SearchParams) => search,
  component: lazyRouteComponent(
    () => import('../features/operations/administration/people-page.tsx'),
    'PeoplePage',
  ),
});

const plansRoute = createRoute({
  getParentRoute: () => superAdminLayout,
  path: '/dashboard/plans',
  staticData: { area: 'plans' },
  validateSearch: (search: SearchParams) => search,
  component: lazyRouteComponent(
    () => import('../features/operations/administration/plans-page.tsx'),
    'PlansPage',
  ),
});

const paymentsRoute = createRoute({
  getParentRoute: () => superAdminLayout,
  path: '/dashboard/payments',
  staticData: { area: 'payments' },
  validateSearch: (search: SearchParams) => search,
  component: lazyRouteComponent(
    () => import('../features/operations/administration/payments-page.tsx'),
    'PaymentsPage',
  ),
});

const termsRoute = createRoute({
  getParentRoute: () => superAdminLayout,
  path: '/dashboard/terms',
  staticData: { area: 'terms' },
  validateSearch: (search: SearchParams) => search,
  component: lazyRouteComponent(
    () => import('../features/operations/administration/terms-page.tsx'),
    'TermsPage',
  ),
});

const operationsRoute = createRoute({
  getParentRoute: () => superAdminLayout,
  path: '/dashboard/operations',
  staticData: { area: 'operations' },
  component: lazyRouteComponent(
    () => import('../features/operations/watch/operations-page.tsx'),
    'OperationsPage',
  ),
});

const relayRoute = createRoute({
  getParentRoute: () => superAdminLayout,
  path: '/dashboard/operations/relay',
  staticData: {
    area: 'operations',
    back: backTo.operations,
  },
  component: lazyRouteComponent(
    () => import('../features/operations/watch/relay-page.tsx'),
    'RelayPage',
  ),
});

const maintenanceRoute = createRoute({
  getParentRoute: () => superAdminLayout,
  path: '/dashboard/maintenance',
  staticData: { area: 'maintenance' },
  validateSearch: (search: SearchParams) => search,
  component: lazyRouteComponent(
    () => import('../features/operations/administration/maintenance-page.tsx'),
    'MaintenancePage',
  ),
});

export const superAdminRoutes = superAdminLayout.addChildren([
  indexRoute,
  dashboardRoute,
  identityChecksRoute,
  companiesRoute,
  peopleRoute,
  plansRoute,
  paymentsRoute,
  termsRoute,
  operationsRoute,
  relayRoute,
  maintenanceRoute,
]);
