import { lazyRouteComponent } from '@tanstack/react-router';

/** For addresses that the product knows and this version has no page for. */
export const absentPage = lazyRouteComponent(
  () => import('../pages/absent-page.tsx'),
  'AbsentPage',
);
