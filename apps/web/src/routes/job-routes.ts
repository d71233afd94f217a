import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { SearchParams } from '../lib/search-params.ts';
import { backTo } from './back-words.ts';
import { consoleLayout } from './console-route.ts';

const jobsRoute = createRoute({
  getParentRoute: () => consoleLayout,
  path: '/jobs',
  staticData: { area: 'jobs' },
  validateSearch: (search: SearchParams) => search,
  component: lazyRouteComponent(() => import('../features/hiring/jobs/jobs-page.tsx'), 'JobsPage'),
});

const postJobRoute = createRoute({
  getParentRoute: () => consoleLayout,
  path: '/jobs/post-job',
  staticData: { area: 'jobs', back: backTo.jobs },
  validateSearch: (search: SearchParams) => search,
  component: lazyRouteComponent(
    () => import('../features/hiring/jobs/post-job-page.tsx'),
    'PostJobPage',
  ),
});

const cloneJobsRoute = createRoute({
  getParentRoute: () => consoleLayout,
  path: '/jobs/clone-jobs',
  staticData: { area: 'jobs', back: backTo.jobs },
  validateSearch: (search: SearchParams) => search,
  component: lazyRouteComponent(
    () => import('../features/hiring/jobs/clone-jobs-page.tsx'),
    'CloneJobsPage',
  ),
});

const lawRoute = createRoute({
  getParentRoute: () => consoleLayout,
  path: '/jobs/law',
  staticData: { area: 'jobs', back: backTo.jobs },
  component: lazyRouteComponent(() => import('../features/hiring/jobs/law-page.tsx'), 'LawPage'),
});

const editJobsRoute = createRoute({
  getParentRoute: () => consoleLayout,
  path: '/jobs/edit-jobs',
  staticData: { area: 'jobs', back: backTo.jobs },
  validateSearch: (search: SearchParams) => search,
  component: lazyRouteComponent(
    () => import('../features/hiring/jobs/edit-jobs-page.tsx'),
    'EditJobsPage',
  ),
});

const viewJobsRoute = createRoute({
  getParentRoute: () => consoleLayout,
  path: '/jobs/view-jobs',
  staticData: { area: 'jobs', back: backTo.jobs },
  validateSearch: (search: SearchParams) => search,
  component: lazyRouteComponent(() => import('../pages/view-job-page.tsx'), 'ViewJobPage'),
});

const scheduleInterviewRoute = createRoute({
  getParentRoute: () => consoleLayout,
  path: '/jobs/schedule-interview',
  staticData: { area: 'jobs', back: null },
  validateSearch: (search: SearchParams) => search,
  component: lazyRouteComponent(
    () => import('../features/interviews/scheduling/schedule-page.tsx'),
    'SchedulePage',
  ),
});

const scheduleLiveRoute = createRoute({
  getParentRoute: () => consoleLayout,
  path: '/jobs/schedule-live',
  staticData: { area: 'jobs', back: null },
  validateSearch: (search: SearchParams) => search,
  component: lazyRouteComponent(
    () => import('../pages/schedule-live-page.tsx'),
    'ScheduleLiveKitPage',
  ),
});

const jobSeekerRoute = createRoute({
  getParentRoute: () => consoleLayout,
  path: '/job-seeker',
  staticData: { area: 'candidates' },
  validateSearch: (search: SearchParams) => search,
  component: lazyRouteComponent(
    () => import('../features/hiring/candidates/job-seeker-page.tsx'),
    'JobSeekerPage',
  ),
});

const importCandidatesRoute = createRoute({
  getParentRoute: () => consoleLayout,
  path: '/job-seeker/import',
  staticData: { area: 'candidates', back: backTo.candidates },
  validateSearch: (search: SearchParams) => search,
  component: lazyRouteComponent(
    () => import('../features/hiring/candidate-import/import-candidates-page.tsx'),
    'ImportCandidatesPage',
  ),
});

const appealsRoute = createRoute({
  getParentRoute: () => consoleLayout,
  path: '/job-seeker/appeals',
  staticData: { area: 'candidates', back: null },
  validateSearch: (search: SearchParams) => search,
  component: lazyRouteComponent(
    () => import('../features/hiring/appeals/appeals-page.tsx'),
    'AppealsPage',
  ),
});

const jobSeekerProfileRoute = createRoute({
  getParentRoute: () => consoleLayout,
  path: '/job-seeker-profile',
  staticData: { area: 'candidates', back: null },
  validateSearch: (search: SearchParams) => search,
  component: lazyRouteComponent(
    () => import('../pages/company-candidate-page.tsx'),
    'CompanyCandidatePage',
  ),
});

const jobSeekerProfileTabRoute = createRoute({
  getParentRoute: () => consoleLayout,
  path: '/job-seeker-profile-tab',
  staticData: { area: 'candidates', back: null },
  validateSearch: (search: SearchParams) => search,
  component: lazyRouteComponent(
    () => import('../pages/company-candidate-tab-page.tsx'),
    'CompanyCandidateTabPage',
  ),
});

const offerRoute = createRoute({
  getParentRoute: () => consoleLayout,
  path: '/offer',
  staticData: { area: 'candidates', back: null },
  validateSearch: (search: SearchParams) => search,
  component: lazyRouteComponent(
    () => import('../features/hiring/offers/offer-page.tsx'),
    'OfferPage',
  ),
});

const draftOfferRoute = createRoute({
  getParentRoute: () => consoleLayout,
  path: '/draft-offer',
  staticData: { area: 'candidates', back: null },
  validateSearch: (search: SearchParams) => search,
  component: lazyRouteComponent(
    () => import('../features/hiring/offers/draft-page.tsx'),
    'DraftOfferPage',
  ),
});

const writeRoute = createRoute({
  getParentRoute: () => consoleLayout,
  path: '/write-messages',
  staticData: { area: 'candidates', back: backTo.candidates },
  validateSearch: (search: SearchParams) => search,
  component: lazyRouteComponent(
    () => import('../features/hiring/messages/write-page.tsx'),
    'WritePage',
  ),
});

/** Jobs, their interviews, their candidates, what these are written and offered. */
export const jobRoutes = [
  jobsRoute,
  postJobRoute,
  cloneJobsRoute,
  lawRoute,
  editJobsRoute,
  viewJobsRoute,
  scheduleInterviewRoute,
  scheduleLiveRoute,
  jobSeekerRoute,
  importCandidatesRoute,
  appealsRoute,
  jobSeekerProfileRoute,
  jobSeekerProfileTabRoute,
  offerRoute,
  draftOfferRoute,
  writeRoute,
] as const;
