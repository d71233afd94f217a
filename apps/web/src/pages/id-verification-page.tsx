import { Link } from '@tanstack/react-router';
import { identityPromise } from '@candor/contract/people/account-promise-rules';
import { useSession } from '../lib/session.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { usePageTitle } from '../ui/page-title.ts';
import { identityPageWords as words } from './identity-page-words.ts';
import { LazyIdentityPayment } from './lazy-identity-payment.tsx';

/** PY-3, RT-2. What the check is, for everybody; for an interviewer, its payment and its receipt. */
export function IdVerificationPage() {
  usePageTitle(words.title);
  const session = useSession();
  const isInterviewer = session?.userType[0] === 'EXTERNAL_INTERVIEWER';
  return (
    <div className="stack gap-lg narrow">
      <header>
        <h1>{words.title}</h1>
        <p className="intro">{words.why}</p>
      </header>
      <ul className="bullets">
        {(session?.hasBilling === true ? words.paidSteps : words.steps).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      <p className="dimmed">{identityPromise.join(' ')}</p>
      {isInterviewer ? <Own hasBilling={session.hasBilling} /> : session === undefined && <Doors />}
    </div>
  );
}

function Own({ hasBilling }: { readonly hasBilling: boolean }) {
  return (
    <>
      {hasBilling && <LazyIdentityPayment />}
      <p>
        <Link to="/user-idverification">{words.own}</Link>
      </p>
    </>
  );
}

function Doors() {
  const params = { type: 'interviewer' };
  return (
    <div className="row gap-sm">
      <ButtonLink to="/signup/$type" params={params}>
        {words.signUp}
      </ButtonLink>
      <ButtonLink to="/login/$type" params={params} variant="default">
        {words.signIn}
      </ButtonLink>
    </div>
  );
}
