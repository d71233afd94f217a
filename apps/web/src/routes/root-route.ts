import { createRootRoute, createRoute, redirect } from '@tanstack/react-router';
import { isOpenedByMail } from '../features/people/accounts/mailed-link.ts';
import { guard } from '../shell/guard.ts';
import { RootPage } from '../shell/root-page.tsx';

export const rootRoute = createRootRoute({
  component: RootPage,
  beforeLoad: ({ location, preload, cause }) =>
    guard({ href: location.href, isByMail: isOpenedByMail(location), preload, cause }),
});

export const indexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/home', replace: true });
  },
});

/** Also below a section: what no route has is no page, whoever asks. */
export const unknownRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  beforeLoad: () => {
    throw redirect({ to: '/404', replace: true });
  },
});
