import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { SearchParams } from '../lib/search-params.ts';
import { backTo } from './back-words.ts';
import { consoleLayout } from './console-route.ts';

const fromSettings = { area: 'settings', back: backTo.settings };

const inConsole = { getParentRoute: () => consoleLayout };
const validateSearch = (search: SearchParams) => search;

const settingsRoute = createRoute({
  ...inConsole,
  path: '/settings',
  staticData: { area: 'settings' },
  component: lazyRouteComponent(
    () => import('../features/operations/settings/settings-page.tsx'),
    'SettingsPage',
  ),
});

const equalityRoute = createRoute({
  ...inConsole,
  path: '/settings/equal-opportunity',
  staticData: fromSettings,
  component: lazyRouteComponent(
    () => import('../features/hiring/equality/equality-page.tsx'),
    'EqualityPage',
  ),
});

const mailTemplatesRoute = createRoute({
  ...inConsole,
  path: '/settings/mail-templates',
  staticData: fromSettings,
  validateSearch,
  component: lazyRouteComponent(
    () => import('../features/hiring/mail-templates/mail-templates-page.tsx'),
    'MailTemplatesPage',
  ),
});

const offerTemplatesRoute = createRoute({
  ...inConsole,
  path: '/settings/offer-templates',
  staticData: fromSettings,
  validateSearch,
  component: lazyRouteComponent(
    () => import('../features/hiring/offers/templates-page.tsx'),
    'OfferTemplatesPage',
  ),
});

const offerTemplateRoute = createRoute({
  ...inConsole,
  path: '/settings/offer-templates/edit',
  staticData: {
    area: 'settings',
    back: backTo.offerTemplates,
  },
  validateSearch,
  component: lazyRouteComponent(
    () => import('../features/hiring/offers/template-page.tsx'),
    'OfferTemplatePage',
  ),
});

const retentionRoute = createRoute({
  ...inConsole,
  path: '/settings/retention',
  staticData: fromSettings,
  validateSearch,
  component: lazyRouteComponent(
    () => import('../features/operations/retention/retention-page.tsx'),
    'RetentionPage',
  ),
});

const sampleRoute = createRoute({
  ...inConsole,
  path: '/settings/sample-data',
  staticData: fromSettings,
  component: lazyRouteComponent(
    () => import('../features/operations/samples/sample-parts.ts'),
    'SamplePage',
  ),
});

const archiveRoute = createRoute({
  ...inConsole,
  path: '/settings/archive',
  staticData: fromSettings,
  component: lazyRouteComponent(
    () => import('../pages/company-archive-page.tsx'),
    'CompanyArchivePage',
  ),
});

const mailSenderRoute = createRoute({
  ...inConsole,
  path: '/settings/mail-sender',
  staticData: fromSettings,
  component: lazyRouteComponent(
    () => import('../features/operations/settings/section-page.tsx'),
    'MailSenderPage',
  ),
});

const externalInterviewsRoute = createRoute({
  ...inConsole,
  path: '/settings/external-interviews',
  staticData: fromSettings,
  component: lazyRouteComponent(
    () => import('../features/operations/settings/section-page.tsx'),
    'ExternalInterviewsPage',
  ),
});

const needsRoute = createRoute({
  ...inConsole,
  path: '/settings/needs',
  staticData: fromSettings,
  component: lazyRouteComponent(
    () => import('../features/operations/settings/section-page.tsx'),
    'NeedRulesPage',
  ),
});

const appealRulesRoute = createRoute({
  ...inConsole,
  path: '/settings/appeals',
  staticData: fromSettings,
  component: lazyRouteComponent(
    () => import('../features/operations/settings/section-page.tsx'),
    'AppealRulesPage',
  ),
});

const careerRulesRoute = createRoute({
  ...inConsole,
  path: '/settings/careers',
  staticData: fromSettings,
  component: lazyRouteComponent(
    () => import('../features/operations/settings/section-page.tsx'),
    'CareerRulesPage',
  ),
});

const noticesRoute = createRoute({
  ...inConsole,
  path: '/settings/notices',
  staticData: fromSettings,
  component: lazyRouteComponent(
    () => import('../features/people/notifications/notices-page.tsx'),
    'NoticesPage',
  ),
});

/** What is decided once for the company; their list is features/operations/settings/settings-sections.ts. */
export const settingsRoutes = [
  settingsRoute,
  mailTemplatesRoute,
  offerTemplatesRoute,
  offerTemplateRoute,
  mailSenderRoute,
  externalInterviewsRoute,
  needsRoute,
  appealRulesRoute,
  careerRulesRoute,
  noticesRoute,
  equalityRoute,
  retentionRoute,
  sampleRoute,
  archiveRoute,
] as const;
