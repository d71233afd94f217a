import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { hideAppointmentLink } from '../features/interviews/appointments/link-address.ts';
import { hideRecordingLink } from '../features/interviews/viewing/recording-link.ts';
import { hideLetterLink } from '../lib/letter-link.ts';
import type { SearchParams } from '../lib/search-params.ts';
import { SiteLayout } from '../shell/site-layout.tsx';
import { rootRoute } from './root-route.ts';
import { spokenPage } from './spoken-page.tsx';
import {
  appeals,
  applying,
  appointments,
  careers,
  evidence,
  messages,
  needs,
  offers,
  ownPage,
  viewer,
  viewing,
} from './surfaces.ts';

const siteLayout = createRoute({
  getParentRoute: () => rootRoute,
  id: 'site',
  component: SiteLayout,
});

const homeRoute = createRoute({
  getParentRoute: () => siteLayout,
  path: '/home',
  component: lazyRouteComponent(() => import('../pages/home-page.tsx'), 'HomePage'),
});

const notFoundRoute = createRoute({
  getParentRoute: () => siteLayout,
  path: '/404',
  component: lazyRouteComponent(() => import('../pages/not-found-page.tsx'), 'NotFoundPage'),
});

/** Its own frame: while the server is in maintenance nothing on it could be followed. */
const maintenanceRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/maintenance',
  component: lazyRouteComponent(() => import('../pages/maintenance-page.tsx'), 'MaintenancePage'),
});

const idVerificationRoute = createRoute({
  getParentRoute: () => siteLayout,
  path: '/id-verification',
  validateSearch: (search: SearchParams) => search,
  component: lazyRouteComponent(
    () => import('../pages/id-verification-page.tsx'),
    'IdVerificationPage',
  ),
});

const userIdVerificationRoute = createRoute({
  getParentRoute: () => siteLayout,
  path: '/user-idverification',
  validateSearch: (search: SearchParams) => search,
  component: lazyRouteComponent(
    () => import('../pages/user-idverification-page.tsx'),
    'UserIdVerificationPage',
  ),
});

const stripeRoute = createRoute({
  getParentRoute: () => siteLayout,
  path: '/stripe',
  validateSearch: (search: SearchParams) => search,
  component: lazyRouteComponent(() => import('../pages/stripe-page.tsx'), 'StripePage'),
});

const viewerLayout = createRoute({
  getParentRoute: () => rootRoute,
  id: 'viewer',
  component: lazyRouteComponent(() => import('../shell/viewer-layout.tsx'), 'ViewerLayout'),
});

const viewRecordingRoute = createRoute({
  getParentRoute: () => viewerLayout,
  path: '/viewrecording',
  staticData: { speaks: true },
  validateSearch: (search: SearchParams) => search,
  beforeLoad: ({ location }) => hideRecordingLink(location),
  component: spokenPage(
    async () => (await import('../pages/view-recording-page.tsx')).ViewRecordingPage,
    viewer,
    evidence,
    viewing,
  ),
});

const appointmentPage = spokenPage(
  async () => (await import('../pages/appointment-link-page.tsx')).AppointmentLinkPage,
  viewer,
  appointments,
);

const appointmentPaths = [
  '/SetUserAvailability',
  '/reschedule-set-availability',
  '/slot-selection',
  '/reschedule-slot-selection',
] as const;

/** All of them show the interview as it is now. */
const appointmentRoutes = appointmentPaths.map((path) =>
  createRoute({
    getParentRoute: () => viewerLayout,
    path,
    staticData: { speaks: true },
    validateSearch: (search: SearchParams) => search,
    beforeLoad: ({ location }) => hideAppointmentLink(location),
    component: appointmentPage,
  }),
);

const offerRoute = createRoute({
  getParentRoute: () => viewerLayout,
  path: '/offer',
  staticData: { speaks: true },
  validateSearch: (search: SearchParams) => search,
  beforeLoad: ({ location }) => hideLetterLink(location),
  component: spokenPage(
    async () => (await import('../features/hiring/offers/own-offer-page.tsx')).OwnOfferPage,
    viewer,
    offers,
  ),
});

const messageRoute = createRoute({
  getParentRoute: () => viewerLayout,
  path: '/message',
  staticData: { speaks: true },
  validateSearch: (search: SearchParams) => search,
  beforeLoad: ({ location }) => hideLetterLink(location),
  component: spokenPage(
    async () => (await import('../features/hiring/messages/own-thread-page.tsx')).OwnThreadPage,
    viewer,
    messages,
  ),
});

const needsRoute = createRoute({
  getParentRoute: () => viewerLayout,
  path: '/needs',
  staticData: { speaks: true },
  validateSearch: (search: SearchParams) => search,
  beforeLoad: ({ location }) => hideLetterLink(location),
  component: spokenPage(
    async () => (await import('../features/interviews/needs/own-needs-page.tsx')).OwnNeedsPage,
    viewer,
    needs,
  ),
});

const candidatePageRoute = createRoute({
  getParentRoute: () => viewerLayout,
  path: '/candidate-page',
  staticData: { speaks: true },
  validateSearch: (search: SearchParams) => search,
  beforeLoad: ({ location }) => hideLetterLink(location),
  component: spokenPage(
    async () => (await import('../features/hiring/candidate-page/own-page.tsx')).CandidatePage,
    viewer,
    ownPage,
  ),
});

const companySiteLayout = createRoute({
  getParentRoute: () => rootRoute,
  id: 'company-site',
  component: lazyRouteComponent(
    () => import('../shell/company-site-layout.tsx'),
    'CompanySiteLayout',
  ),
});

const evidenceRoute = createRoute({
  getParentRoute: () => viewerLayout,
  path: '/candidate-page/interview',
  staticData: { speaks: true },
  validateSearch: (search: SearchParams) => search,
  beforeLoad: ({ location }) => hideLetterLink(location),
  component: spokenPage(
    async () => (await import('../pages/evidence-page.tsx')).EvidencePage,
    viewer,
    ownPage,
    evidence,
  ),
});

const appealRoute = createRoute({
  getParentRoute: () => viewerLayout,
  path: '/candidate-page/appeal',
  staticData: { speaks: true },
  validateSearch: (search: SearchParams) => search,
  beforeLoad: ({ location }) => hideLetterLink(location),
  component: spokenPage(
    async () => (await import('../pages/appeal-link-page.tsx')).AppealLinkPage,
    viewer,
    ownPage,
    appeals,
  ),
});

const jobsRoute = createRoute({
  getParentRoute: () => siteLayout,
  path: '/jobs',
  staticData: { speaks: true },
  validateSearch: (search: SearchParams) => search,
  component: spokenPage(
    async () => (await import('../features/hiring/jobs/careers-page.tsx')).CareersPage,
    viewer,
    careers,
  ),
});

const careerCompanyRoute = createRoute({
  getParentRoute: () => companySiteLayout,
  path: '/jobs/career/$companyId',
  staticData: { speaks: true },
  validateSearch: (search: SearchParams) => search,
  component: spokenPage(
    async () => (await import('../features/hiring/jobs/career-company-page.tsx')).CareerCompanyPage,
    viewer,
    careers,
  ),
});

const careerJobPage = spokenPage(
  async () => (await import('../pages/career-job-page.tsx')).CareerApplyPage,
  viewer,
  careers,
  applying,
);

const careerJobRoute = createRoute({
  getParentRoute: () => companySiteLayout,
  path: '/jobs/career/$id1/$jobpost_id',
  staticData: { speaks: true },
  validateSearch: (search: SearchParams) => search,
  component: careerJobPage,
});

/** The same page under its other address (section 2.1). */
const otherCareerJobRoute = createRoute({
  getParentRoute: () => companySiteLayout,
  path: '/jobs/view-job-detils/$jobpost_id',
  staticData: { speaks: true },
  validateSearch: (search: SearchParams) => search,
  component: careerJobPage,
});

const feedbackRoute = createRoute({
  getParentRoute: () => viewerLayout,
  path: '/submit-interviewer-feedback',
  validateSearch: (search: SearchParams) => search,
  beforeLoad: ({ location }) => hideAppointmentLink(location),
  component: lazyRouteComponent(
    () => import('../pages/scorecard-link-page.tsx'),
    'ScorecardLinkPage',
  ),
});

export const siteRoutes = [
  siteLayout.addChildren([
    homeRoute,
    notFoundRoute,
    idVerificationRoute,
    userIdVerificationRoute,
    stripeRoute,
    jobsRoute,
  ]),
  companySiteLayout.addChildren([careerCompanyRoute, careerJobRoute, otherCareerJobRoute]),
  viewerLayout.addChildren([
    viewRecordingRoute,
    offerRoute,
    messageRoute,
    needsRoute,
    candidatePageRoute,
    evidenceRoute,
    appealRoute,
    feedbackRoute,
    ...appointmentRoutes,
  ]),
  maintenanceRoute,
] as const;
