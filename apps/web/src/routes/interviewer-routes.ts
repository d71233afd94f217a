import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { absentPage } from './absent-page.ts';
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
    'InterviewerRegistrationLayout',
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

const personRoute = createRoute({
  getParentRoute: () => registrationLayout,
  path: '/registration/1',
  component: absentPage,
});

const employmentRoute = createRoute({
  getParentRoute: () => registrationLayout,
  path: '/registration/2',
  component: absentPage,
});

const identityRoute = createRoute({
  getParentRoute: () => registrationLayout,
  path: '/registration/3',
  component: absentPage,
});

const dashboardRoute = createRoute({
  getParentRoute: () => consoleLayout,
  path: '/dashboard',
  staticData: { area: 'dashboard' },
  component: absentPage,
});

export const interviewerRoutes = sectionRoute.addChildren([
  indexRoute,
  registrationLayout.addChildren([personRoute, employmentRoute, identityRoute]),
  consoleLayout.addChildren([dashboardRoute]),
]);
