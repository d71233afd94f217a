import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { SearchParams } from '../lib/search-params.ts';
import { backTo } from './back-words.ts';
import { consoleLayout } from './console-route.ts';

const paymentPlanRoute = createRoute({
  getParentRoute: () => consoleLayout,
  path: '/paymentPlan',
  staticData: { area: 'plan' },
  component: lazyRouteComponent(
    () => import('../features/operations/billing/payment-plan-page.tsx'),
    'PaymentPlanPage',
  ),
});

const checkoutRoute = createRoute({
  getParentRoute: () => consoleLayout,
  path: '/payment-checkout',
  staticData: { area: 'plan', back: backTo.plan },
  validateSearch: (search: SearchParams) => search,
  component: lazyRouteComponent(
    () => import('../features/operations/billing/checkout-page.tsx'),
    'CheckoutPage',
  ),
});

const paymentsRoute = createRoute({
  getParentRoute: () => consoleLayout,
  path: '/payments',
  staticData: { area: 'plan', back: backTo.plan },
  validateSearch: (search: SearchParams) => search,
  component: lazyRouteComponent(
    () => import('../features/operations/billing/payments-page.tsx'),
    'PaymentsPage',
  ),
});

const creditRoute = createRoute({
  getParentRoute: () => consoleLayout,
  path: '/credit-point',
  staticData: { area: 'plan', back: backTo.plan },
  validateSearch: (search: SearchParams) => search,
  component: lazyRouteComponent(
    () => import('../features/operations/billing/credit-page.tsx'),
    'CreditPage',
  ),
});

export const paymentRoutes = [paymentPlanRoute, checkoutRoute, paymentsRoute, creditRoute] as const;
