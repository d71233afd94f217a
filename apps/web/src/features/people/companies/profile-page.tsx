import { Button } from '@mantine/core';
import { useState } from 'react';
import { useRead } from '../../../lib/server-state.ts';
import { currentSession } from '../../../lib/session.ts';
import { ErrorState, LoadingState } from '../../../ui/page-states.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { CompanyFrame } from './company-frame.tsx';
import { companyQuery } from './company-queries.ts';
import { CreateCompany } from './create-company.tsx';
import { EditCompany } from './edit-company.tsx';

/** SH-6: whoever has no company creates it here; afterwards an administrator changes it here. */
export function ProfilePage() {
  // As it was when the page opened: the form that creates a company stays until it leads on.
  const [hasCompany] = useState(() => currentSession()?.hasCompanyProfile === true);
  usePageTitle(hasCompany ? 'Company profile' : 'Create your company');
  return hasCompany ? <StoredCompany /> : <CreateCompany />;
}

function StoredCompany() {
  const company = useRead(companyQuery);
  if (company.data !== undefined) return <EditCompany company={company.data} />;
  return (
    <CompanyFrame title="Company profile">
      {company.isPending ? (
        <LoadingState what="your company" />
      ) : (
        <ErrorState
          title="Your company could not be loaded"
          action={
            <Button variant="default" onClick={() => void company.refetch()}>
              Try again
            </Button>
          }
        >
          {company.error.message}
        </ErrorState>
      )}
    </CompanyFrame>
  );
}
