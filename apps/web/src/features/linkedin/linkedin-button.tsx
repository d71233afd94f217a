import { Button } from '@mantine/core';
import './linkedin-button.css';
import { useIsLinkedInAvailable, useStartLinkedIn } from './linkedin-queries.ts';

/** Absent where LinkedIn is not set up. The door that the person stands at is stored by its page. */
export function LinkedInButton() {
  const isAvailable = useIsLinkedInAvailable();
  const start = useStartLinkedIn();
  if (!isAvailable) return null;
  const isLeaving = start.isPending || start.isSuccess;
  return (
    <div className="linkedin-button">
      <p className="linkedin-button__or">or</p>
      <Button variant="default" fullWidth loading={isLeaving} onClick={() => start.mutate()}>
        Continue with LinkedIn
      </Button>
      {start.error !== null && (
        <p className="linkedin-button__problem" role="alert">
          {start.error.message}
        </p>
      )}
    </div>
  );
}
