import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useAddress } from '../../../lib/use-address.ts';
import type { SearchParams } from '../../../lib/search-params.ts';
import { useSession } from '../../../lib/session.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { LoadingState } from '../../../ui/page-states.tsx';
import type { SentForm } from './apply-queries.ts';

const ApplyStep = lazy(async () => ({ default: (await import('./apply-step.tsx')).ApplyStep }));

const VolunteerForm = lazy(async () => ({
  default: (await import('./volunteer-form.tsx')).VolunteerForm,
}));

type Props = { readonly jobID: string; readonly companyName: string };

/** Below a published job: the way to its form, the form, and what comes after it. */
export function ApplySection({ jobID, companyName }: Props) {
  const search = useAddress();
  const [sent, setSent] = useState<SentForm>();
  if (sent !== undefined) return <Sent {...{ jobID, sent, companyName }} />;
  if (search['apply'] !== 'yes') {
    return (
      <div>
        <ButtonLink
          size="md"
          to="."
          search={(before: SearchParams) => ({ ...before, apply: 'yes' })}
          resetScroll={false}
        >
          Apply
        </ButtonLink>
      </div>
    );
  }
  return (
    <section className="stack section" aria-labelledby="apply">
      <Heading text={`Apply at ${companyName}`} />
      <p className="dimmed">You need no account. Fields with * are needed.</p>
      <Suspense fallback={<LoadingState what="the form" />}>
        <ApplyStep jobID={jobID} source={search['source']?.slice(0, 100) ?? ''} onSent={setSent} />
      </Suspense>
    </section>
  );
}

/** Takes the focus, so that keyboard and screen reader go on from there. */
function Heading({ text }: { readonly text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} id="apply" tabIndex={-1}>
      {text}
    </h2>
  );
}

/** The same words whether this address has applied before or not: the mail says which. */
function Sent({ jobID, sent, companyName }: Props & { readonly sent: SentForm }) {
  const isCandidate = useSession()?.userType[0] === 'CANDIDATE';
  return (
    <section className="stack section" aria-labelledby="apply">
      <Heading text="Sent" />
      <p>
        {companyName} has what you sent. A mail to <strong>{sent.email}</strong> confirms it and
        says how to go on.
      </p>
      {isCandidate ? (
        <p className="row gap-md">
          <Link to="/jobseeker/candidate-dashboard">Your applications</Link>
          <Link to="/jobs">All jobs</Link>
        </p>
      ) : (
        <>
          <p>
            To see how your application stands, or to withdraw it, sign in or sign up as a candidate
            with this address.
          </p>
          <p className="row gap-md">
            <Link to="/login/$type" params={{ type: 'candidate' }}>
              Sign in
            </Link>
            <Link to="/signup/$type" params={{ type: 'candidate' }}>
              Sign up
            </Link>
            <Link to="/jobs">All jobs</Link>
          </p>
        </>
      )}
      {sent.voluntaryQuestions.length > 0 && (
        <Suspense fallback={<LoadingState what="voluntary questions" />}>
          <VolunteerForm {...{ jobID, companyName, sent }} />
        </Suspense>
      )}
    </section>
  );
}
