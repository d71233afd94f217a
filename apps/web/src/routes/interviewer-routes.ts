import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import type { SearchParams } from '../lib/search-params.ts';
import { availabilityPage } from './availability-page.ts';
import { rootRoute } from './root-route.ts';

const sectionRoute = createRoute({ getParentRoute: () => rootRoute, path: '/interviewer' });

const indexRoute = createRoute({
  getParentRoute: () => sectionRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/interviewer/dashboard', replace: true });
  },
});

const registrationLayout = createRoute({
  getParentRoute: () => sectionRoute,
  id: 'interviewer-registration',
  component: lazyRouteComponent(
    () => import('../shell/registration-layout.tsx'),
    'RegistrationLayout',
  ),
});

const consoleLayout = createRoute({
  getParentRoute: () => sectionRoute,
  id: 'interviewer',
  component: lazyRouteComponent(
    () => import('../shell/interviewer-layout.tsx'),
    'InterviewerLayout',
  ),
});

const registrationPage = lazyRouteComponent(
  () => import('../pages/interviewer-pages.tsx'),
  'InterviewerRegisteringPage',
);

const personRoute = createRoute({
  getParentRoute: () => registrationLayout,
  path: '/registration/1',
  validateSearch: (search: SearchParams) => search,
  component: registrationPage,
});

const employmentRoute = createRoute({
  getParentRoute: () => registrationLayout,
  path: '/registration/2',
  validateSearch: (search: SearchParams) => search,
  component: registrationPage,
});

const identityRoute = createRoute({
  getParentRoute: () => registrationLayout,
  path: '/registration/3',
  validateSearch: (search: SearchParams) => search,
  component: registrationPage,
});

const dashboardRoute = createRoute({
  getParentRoute: () => consoleLayout,
  path: '/dashboard',
  staticData: { area: 'dashboard' },
  component: lazyRouteComponent(
    () => import('../pages/interviewer-home-page.tsx'),
    'InterviewerHomePage',
  ),
});

const profileRoute = createRoute({
  getParentRoute: () => consoleLayout,
  path: '/profile',
  staticData: { area: 'profile' },
  component: lazyRouteComponent(
    () => import('../pages/interviewer-pages.tsx'),
    'InterviewerOwnProfilePage',
  ),
});

const availabilityRoute = createRoute({
  getParentRoute: () => consoleLayout,
  path: '/set-availability',
  staticData: { area: 'availability' },
  component: availabilityPage,
});

export const interviewerRoutes = sectionRoute.addChildren([
  indexRoute,
  registrationLayout.addChildren([personRoute, employmentRoute, identityRoute]),
  consoleLayout.addChildren([dashboardRoute, availabilityRoute, profileRoute]),
]);
