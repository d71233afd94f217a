import { Link } from '@tanstack/react-router';
import { appealWaitsWords as words } from './decision-words.ts';

/** In place of the decision, for whoever has not read the first one; the appeals are for those who may reject. */
export function AppealWaits({ mayAnswer }: { readonly mayAnswer: boolean }) {
  return (
    <p>
      {words.waits} {mayAnswer && <Link to="/company/job-seeker/appeals">{words.answer}</Link>}
    </p>
  );
}
