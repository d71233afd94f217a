import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { SearchParams } from '../lib/search-params.ts';
import { consoleLayout } from './console-route.ts';

const settingsRoute = createRoute({
  getParentRoute: () => consoleLayout,
  path: '/settings',
  staticData: { area: 'settings' },
  component: lazyRouteComponent(
    () => import('../features/operations/settings/settings-page.tsx'),
    'SettingsPage',
  ),
});

const equalityRoute = createRoute({
  getParentRoute: () => consoleLayout,
  path: '/settings/equal-opportunity',
  staticData: { area: 'settings' },
  component: lazyRouteComponent(
    () => import('../features/hiring/equality/equality-page.tsx'),
    'EqualityPage',
  ),
});

const mailTemplatesRoute = createRoute({
  getParentRoute: () => consoleLayout,
  path: '/settings/mail-templates',
  staticData: { area: 'settings' },
  validateSearch: (search: SearchParams) => search,
  component: lazyRouteComponent(
    () => import('../features/hiring/mail-templates/mail-templates-page.tsx'),
    'MailTemplatesPage',
  ),
});

const retentionRoute = createRoute({
  getParentRoute: () => consoleLayout,
  path: '/settings/retention',
  staticData: { area: 'settings' },
  validateSearch: (search: SearchParams) => search,
  component: lazyRouteComponent(
    () => import('../features/operations/retention/retention-page.tsx'),
    'RetentionPage',
  ),
});

const mailSenderRoute = createRoute({
  getParentRoute: () => consoleLayout,
  path: '/settings/mail-sender',
  staticData: { area: 'settings' },
  component: lazyRouteComponent(
    () => import('../features/operations/settings/section-page.tsx'),
    'MailSenderPage',
  ),
});

const externalInterviewsRoute = createRoute({
  getParentRoute: () => consoleLayout,
  path: '/settings/external-interviews',
  staticData: { area: 'settings' },
  component: lazyRouteComponent(
    () => import('../features/operations/settings/section-page.tsx'),
    'ExternalInterviewsPage',
  ),
});

const noticesRoute = createRoute({
  getParentRoute: () => consoleLayout,
  path: '/settings/notices',
  staticData: { area: 'settings' },
  component: lazyRouteComponent(
    () => import('../features/people/notifications/notices-page.tsx'),
    'NoticesPage',
  ),
});

/** What is decided once for the company; their list is features/operations/settings/settings-sections.ts. */
export const settingsRoutes = [
  settingsRoute,
  mailTemplatesRoute,
  mailSenderRoute,
  externalInterviewsRoute,
  noticesRoute,
  equalityRoute,
  retentionRoute,
] as const;
