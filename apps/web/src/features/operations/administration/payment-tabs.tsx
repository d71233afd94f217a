import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { tabWords } from './payout-words.ts';

export const views = ['payments', 'notes', 'revenue', 'owed', 'payouts'] as const;
export type PaymentView = (typeof views)[number];

/** What each of the pages shows below its head. */
export type PaymentTabsProps = { readonly tabs: ReactNode };

/** What comes in, and what goes out. */
export function PaymentTabs({ here }: { readonly here: PaymentView }) {
  return (
    <nav className="tabs" aria-label={tabWords.label}>
      {views.map((view) => (
        <Link
          key={view}
          to="/superAdmin/dashboard/payments"
          search={view === 'payments' ? {} : { view }}
          activeOptions={{ exact: true, includeSearch: true }}
          aria-current={view === here ? 'page' : undefined}
        >
          {tabWords[view]}
        </Link>
      ))}
    </nav>
  );
}
