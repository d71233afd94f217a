import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { absentPage } from './absent-page.ts';
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
    'CandidateRegistrationLayout',
  ),
});

const consoleLayout = createRoute({
  getParentRoute: () => sectionRoute,
  id: 'candidate',
  component: lazyRouteComponent(() => import('../shell/candidate-layout.tsx'), 'CandidateLayout'),
});

const personRoute = createRoute({
  getParentRoute: () => registrationLayout,
  path: '/jobseeker-registration/1',
  component: absentPage,
});

const workRoute = createRoute({
  getParentRoute: () => registrationLayout,
  path: '/jobseeker-registration/2',
  component: absentPage,
});

const preferencesRoute = createRoute({
  getParentRoute: () => registrationLayout,
  path: '/jobseeker-registration/3',
  component: absentPage,
});

const dashboardRoute = createRoute({
  getParentRoute: () => consoleLayout,
  path: '/candidate-dashboard',
  staticData: { area: 'dashboard' },
  component: absentPage,
});

export const candidateRoutes = sectionRoute.addChildren([
  indexRoute,
  registrationLayout.addChildren([personRoute, workRoute, preferencesRoute]),
  consoleLayout.addChildren([dashboardRoute]),
]);
