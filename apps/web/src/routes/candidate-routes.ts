import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import type { SearchParams } from '../lib/search-params.ts';
import { rootRoute } from './root-route.ts';

const sectionRoute = createRoute({ getParentRoute: () => rootRoute, path: '/jobseeker' });

const indexRoute = createRoute({
  getParentRoute: () => sectionRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/jobseeker/candidate-dashboard', replace: true });
  },
});

const registrationLayout = createRoute({
  getParentRoute: () => sectionRoute,
  id: 'candidate-registration',
  component: lazyRouteComponent(
    () => import('../shell/registration-layout.tsx'),
    'RegistrationLayout',
  ),
});

const consoleLayout = createRoute({
  getParentRoute: () => sectionRoute,
  id: 'candidate',
  component: lazyRouteComponent(() => import('../shell/candidate-layout.tsx'), 'CandidateLayout'),
});

const registrationPage = lazyRouteComponent(
  () => import('../features/people/registration/candidate-registration-page.tsx'),
  'CandidateRegistrationPage',
);

const personRoute = createRoute({
  getParentRoute: () => registrationLayout,
  path: '/jobseeker-registration/1',
  component: registrationPage,
});

const workRoute = createRoute({
  getParentRoute: () => registrationLayout,
  path: '/jobseeker-registration/2',
  component: registrationPage,
});

const preferencesRoute = createRoute({
  getParentRoute: () => registrationLayout,
  path: '/jobseeker-registration/3',
  component: registrationPage,
});

const dashboardRoute = createRoute({
  getParentRoute: () => consoleLayout,
  path: '/candidate-dashboard',
  staticData: { area: 'dashboard' },
  component: lazyRouteComponent(
    () => import('../pages/candidate-home-page.tsx'),
    'CandidateHomePage',
  ),
});

const profileRoute = createRoute({
  getParentRoute: () => consoleLayout,
  path: '/profile',
  staticData: { area: 'profile' },
  component: lazyRouteComponent(
    () => import('../features/people/registration/candidate-profile-page.tsx'),
    'CandidateProfilePage',
  ),
});

const appealRoute = createRoute({
  getParentRoute: () => consoleLayout,
  path: '/appeal',
  staticData: { area: 'dashboard' },
  validateSearch: (search: SearchParams) => search,
  component: lazyRouteComponent(
    () => import('../features/hiring/appeals/account-appeal-page.tsx'),
    'AccountAppealPage',
  ),
});

export const candidateRoutes = sectionRoute.addChildren([
  indexRoute,
  registrationLayout.addChildren([personRoute, workRoute, preferencesRoute]),
  consoleLayout.addChildren([dashboardRoute, profileRoute, appealRoute]),
]);
