import { createRouter } from '@tanstack/react-router';
import { parseSearch, stringifySearch } from './lib/search-params.ts';
import { accountRoutes, ownRoutes } from './routes/account-routes.ts';
import { candidateRoutes } from './routes/candidate-routes.ts';
import { companyRoutes } from './routes/company-routes.ts';
import { interviewerRoutes } from './routes/interviewer-routes.ts';
import { indexRoute, rootRoute, unknownRoute } from './routes/root-route.ts';
import { siteRoutes } from './routes/site-routes.ts';
import { sittingRoute } from './routes/sitting-route.ts';
import { superAdminRoutes } from './routes/super-admin-routes.ts';

/**
 * The map of every screen, family by family. Each page is a chunk of its own; who may stand on it is decided
 * by shell/place-rules.ts.
 */
const routeTree = rootRoute.addChildren([
  indexRoute,
  ...siteRoutes,
  accountRoutes,
  ownRoutes,
  companyRoutes,
  sittingRoute,
  candidateRoutes,
  interviewerRoutes,
  superAdminRoutes,
  unknownRoute,
]);

export const router = createRouter({
  routeTree,
  parseSearch,
  stringifySearch,
  caseSensitive: true,
  scrollRestoration: true,
  defaultPreload: 'intent',
});

/** Whether the page that is open is read by candidates, in their language. */
export const isSpokenPage = (): boolean =>
  router.state.matches.some(({ staticData }) => staticData.speaks === true);

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
  interface StaticDataRouteOption {
    /** It is read by candidates, in their language (`routes/spoken-page.tsx`). */
    readonly speaks?: true;
    /** Where the page stands in its section's navigation. */
    readonly area?: string;
    /** The way back, where something is nearer than what the navigation has above; null: the page says it by itself. */
    readonly back?: { readonly to: string; readonly text: string } | null;
  }
}
