import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import type { SearchParams } from '../lib/search-params.ts';
import { rootRoute } from './root-route.ts';
import { spokenPage } from './spoken-page.tsx';
import { appeals, appointments, jobSeeker, ownPage, viewer } from './surfaces.ts';

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

const registrationPage = spokenPage(
  async () =>
    (await import('../features/people/registration/candidate-registration-page.tsx'))
      .CandidateRegistrationPage,
  viewer,
  jobSeeker,
);

const personRoute = createRoute({
  getParentRoute: () => registrationLayout,
  path: '/jobseeker-registration/1',
  staticData: { speaks: true },
  component: registrationPage,
});

const workRoute = createRoute({
  getParentRoute: () => registrationLayout,
  path: '/jobseeker-registration/2',
  staticData: { speaks: true },
  component: registrationPage,
});

const preferencesRoute = createRoute({
  getParentRoute: () => registrationLayout,
  path: '/jobseeker-registration/3',
  staticData: { speaks: true },
  component: registrationPage,
});

const dashboardRoute = createRoute({
  getParentRoute: () => consoleLayout,
  path: '/candidate-dashboard',
  staticData: { area: 'dashboard', speaks: true },
  component: spokenPage(
    async () => (await import('../pages/candidate-home-page.tsx')).CandidateHomePage,
    viewer,
    ownPage,
    appointments,
    jobSeeker,
  ),
});

const profileRoute = createRoute({
  getParentRoute: () => consoleLayout,
  path: '/profile',
  staticData: { area: 'profile', speaks: true },
  component: spokenPage(
    async () =>
      (await import('../features/people/registration/candidate-profile-page.tsx'))
        .CandidateProfilePage,
    viewer,
    jobSeeker,
  ),
});

const appealRoute = createRoute({
  getParentRoute: () => consoleLayout,
  path: '/appeal',
  staticData: { area: 'dashboard', speaks: true },
  validateSearch: (search: SearchParams) => search,
  component: spokenPage(
    async () =>
      (await import('../features/hiring/appeals/account-appeal-page.tsx')).AccountAppealPage,
    viewer,
    ownPage,
    appeals,
    jobSeeker,
  ),
});

export const candidateRoutes = sectionRoute.addChildren([
  indexRoute,
  registrationLayout.addChildren([personRoute, workRoute, preferencesRoute]),
  consoleLayout.addChildren([dashboardRoute, profileRoute, appealRoute]),
]);
