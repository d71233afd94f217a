import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useAddress } from '../../../lib/use-address.ts';
import type { SearchParams } from '../../../lib/search-params.ts';
import { useSession } from '../../../lib/session.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { LoadingState } from '../../../ui/page-states.tsx';
import { applyWords as words } from './apply-words.ts';
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
          {words.apply}
        </ButtonLink>
      </div>
    );
  }
  return (
    <section className="stack section" aria-labelledby="apply">
      <Heading text={words.at(companyName)} />
      <p className="dimmed">{words.noAccount}</p>
      <Suspense fallback={<LoadingState what={words.form} />}>
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
  const { before, after } = words.received(companyName);
  return (
    <section className="stack section" aria-labelledby="apply">
      <Heading text={words.sent} />
      <p>
        {before}
        <strong>{sent.email}</strong>
        {after}
      </p>
      {isCandidate ? (
        <p className="row gap-md">
          <Link to="/jobseeker/candidate-dashboard">{words.ownApplications}</Link>
          <Link to="/jobs">{words.allJobs}</Link>
        </p>
      ) : (
        <>
          <p>{words.account}</p>
          <p className="row gap-md">
            <Link to="/login/$type" params={{ type: 'candidate' }}>
              {words.signIn}
            </Link>
            <Link to="/signup/$type" params={{ type: 'candidate' }}>
              {words.signUp}
            </Link>
            <Link to="/jobs">{words.allJobs}</Link>
          </p>
        </>
      )}
      {sent.voluntaryQuestions.length > 0 && (
        <Suspense fallback={<LoadingState what={words.voluntary} />}>
          <VolunteerForm {...{ jobID, companyName, sent }} />
        </Suspense>
      )}
    </section>
  );
}
