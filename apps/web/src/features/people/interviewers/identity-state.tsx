import { Button } from '@mantine/core';
import { useState } from 'react';
import { Instant } from '../../../ui/instant.tsx';
import { documentNames } from './interviewer-forms.ts';
import { ownIdentityWords as words } from './own-identity-words.ts';
import { refreshFacts, type Registration, useRefreshRegistration } from './interviewer-queries.ts';
import './identity-state.css';

type Check = NonNullable<Registration['identityCheck']>;

/** What became of the documents. The page looks again by itself; the button is for who cannot wait. */
export function PendingCheck({ check }: { readonly check: Check }) {
  const refresh = useRefreshRegistration();
  const [isAsking, setAsking] = useState(false);
  const look = async (): Promise<void> => {
    setAsking(true);
    try {
      await Promise.all([refresh(), refreshFacts()]);
    } finally {
      setAsking(false);
    }
  };
  return (
    <div className="stack gap-sm start identity-state" aria-live="polite">
      <p className="bold">Waiting for review</p>
      <p>
        We received your {nameOf(check)} <Instant at={check.submittedAt} />. A person looks at it;
        you get a mail as soon as it is decided. There is nothing more for you to do.
      </p>
      <Button variant="default" loading={isAsking} onClick={() => void look()}>
        Look again
      </Button>
    </div>
  );
}

const nameOf = ({ documentType }: Check): string =>
  documentType === null ? words.documents : documentNames[documentType].toLowerCase();

export function RefusedCheck({ check }: { readonly check: Check }) {
  return (
    <div className="stack gap-sm start identity-state identity-state--refused" aria-live="polite">
      <p className="bold">Not confirmed</p>
      <p>The reason: {check.reason}</p>
      <p>Please upload your documents again. Nothing else of your registration is lost.</p>
    </div>
  );
}
