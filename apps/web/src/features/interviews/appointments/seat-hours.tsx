import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useSession } from '../../../lib/session.ts';
import { seatWords } from './seat-words.ts';

/** Nobody is offered at times without hours: where they are said, by who is signed in. */
export function MissingHours() {
  const userType = useSession()?.userType[0];
  const to =
    userType === 'COMPANY_ADMIN' || userType === 'COMPANY_USER'
      ? '/company/set-availability'
      : userType === 'EXTERNAL_INTERVIEWER'
        ? '/interviewer/set-availability'
        : '/login';
  return (
    <div className="stack gap-xs start notice">
      <p>{seatWords.noHours}</p>
      <Button variant="default" renderRoot={(props) => <Link to={to} {...props} />}>
        {to === '/login' ? seatWords.signIn : seatWords.sayHours}
      </Button>
    </div>
  );
}
