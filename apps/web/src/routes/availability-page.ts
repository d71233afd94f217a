import { lazyRouteComponent } from '@tanstack/react-router';

/** One page for whoever interviews, colleague or not. */
export const availabilityPage = lazyRouteComponent(
  () => import('../pages/availability-page.tsx'),
  'AvailabilityPage',
);
