import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { SearchParams } from '../lib/search-params.ts';
import { backTo } from './back-words.ts';
import { consoleLayout } from './console-route.ts';

const fromSettings = { area: 'settings', back: backTo.settings };

const apiKeysRoute = createRoute({
  getParentRoute: () => consoleLayout,
  path: '/settings/api-keys',
  staticData: fromSettings,
  component: lazyRouteComponent(
    () => import('../features/operations/apikeys/api-keys-page.tsx'),
    'ApiKeysPage',
  ),
});

const apiRoute = createRoute({
  getParentRoute: () => consoleLayout,
  path: '/settings/api',
  staticData: { area: 'settings', back: backTo.keys },
  component: lazyRouteComponent(
    () => import('../features/operations/apikeys/api-page.tsx'),
    'ApiPage',
  ),
});

const webhooksRoute = createRoute({
  getParentRoute: () => consoleLayout,
  path: '/settings/webhooks',
  staticData: { area: 'settings', back: null },
  validateSearch: (search: SearchParams) => search,
  component: lazyRouteComponent(
    () => import('../features/operations/webhooks/webhooks-page.tsx'),
    'WebhooksPage',
  ),
});

/** What the company's programs use. */
export const keyRoutes = [apiKeysRoute, apiRoute, webhooksRoute] as const;
