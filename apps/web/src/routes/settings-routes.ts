import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { consoleLayout } from './console-route.ts';

const settingsRoute = createRoute({
  getParentRoute: () => consoleLayout,
  path: '/settings',
  staticData: { area: 'settings' },
  component: lazyRouteComponent(
    () => import('../features/settings/settings-page.tsx'),
    'SettingsPage',
  ),
});

const equalityRoute = createRoute({
  getParentRoute: () => consoleLayout,
  path: '/settings/equal-opportunity',
  staticData: { area: 'settings' },
  component: lazyRouteComponent(
    () => import('../features/equality/equality-page.tsx'),
    'EqualityPage',
  ),
});

/** What is decided once for the company; their list is features/settings/settings-sections.ts. */
export const settingsRoutes = [settingsRoute, equalityRoute] as const;
