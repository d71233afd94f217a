import { Button } from '@mantine/core';
import { useId } from 'react';
import { AccountTerms } from '../../../ui/account-terms.tsx';
import './linkedin-button.css';
import { useIsLinkedInAvailable, useStartLinkedIn } from './linkedin-queries.ts';

/** Absent where LinkedIn is not set up. The door that the person stands at is stored by its page. */
export function LinkedInButton() {
  const isAvailable = useIsLinkedInAvailable();
  const start = useStartLinkedIn();
  const newcomers = useId();
  if (!isAvailable) return null;
  const isLeaving = start.isPending || start.isSuccess;
  return (
    <div className="stack gap-sm" lang="en" dir="ltr">
      <p className="stack gap-sm middle linkedin-button__or">or</p>
      <Button
        variant="default"
        fullWidth
        loading={isLeaving}
        aria-describedby={newcomers}
        onClick={() => start.mutate()}
      >
        Continue with LinkedIn
      </Button>
      <p id={newcomers} className="dimmed small">
        If you have no account yet, this makes one and accepts the terms below.
      </p>
      <AccountTerms />
      {start.error !== null && (
        <p className="problem" role="alert">
          {start.error.message}
        </p>
      )}
    </div>
  );
}
