import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { linkWords } from './schedule-words.ts';

/** To the form, which asks for whom. */
export function LiveLink() {
  return (
    <Button renderRoot={(props) => <Link to="/company/jobs/schedule-live" {...props} />}>
      {linkWords.schedule}
    </Button>
  );
}
