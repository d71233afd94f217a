import { Link } from '@tanstack/react-router';
import { appealWaitsWords as words } from './decision-words.ts';

/** In place of the decision, for whoever is to answer without having read it. */
export function AppealWaits() {
  return (
    <p>
      {words.waits} <Link to="/company/job-seeker/appeals">{words.answer}</Link>
    </p>
  );
}
