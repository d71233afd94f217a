import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { heard } from '../../../lib/changes.ts';
import { useRead } from '../../../lib/server-state.ts';
import { useSession } from '../../../lib/session.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { IdentityCheck } from './identity-check.tsx';
import {
  refreshFacts,
  type Registration,
  registrationQuery,
  useRefreshRegistration,
} from './interviewer-queries.ts';
import { ownIdentityWords as words } from './own-identity-words.ts';

const LOOK_AGAIN_MS = 30_000;

/** An interviewer's own check, at an address of its own (RT-2). */
export function OwnIdentityPage({ payment }: { readonly payment: ReactNode }) {
  usePageTitle(words.title);
  const registration = useRead({
    ...registrationQuery,
    ...heard<Registration>({
      hears: { identity: true },
      everyMs: LOOK_AGAIN_MS,
      whileIts: ({ identityCheck }) => identityCheck?.status === 'pending',
    }),
  });
  const isApproved = registration.data?.identityCheck?.status === 'approved';
  const isKnown = useSession()?.isKYC;
  // Where it was confirmed elsewhere, the shell hears of it here.
  useEffect(() => {
    if (isApproved && isKnown === false) void refreshFacts();
  }, [isApproved, isKnown]);
  return (
    <div className="stack gap-lg narrow">
      <header>
        <h1>{words.title}</h1>
        <p className="intro">{words.intro}</p>
      </header>
      <Loaded query={registration} what={words.loading}>
        {(data) => <Content registration={data} payment={payment} />}
      </Loaded>
    </div>
  );
}

type ContentProps = { readonly registration: Registration; readonly payment: ReactNode };

function Content({ registration, payment }: ContentProps) {
  const refresh = useRefreshRegistration();
  const { doneSteps, identityCheck } = registration;
  if (identityCheck?.status === 'approved') {
    return (
      <p>
        {words.confirmed} <Link to="/interviewer/dashboard">{words.dashboard}</Link>
      </p>
    );
  }
  if (!doneSteps.includes(1) || !doneSteps.includes(2)) {
    return (
      <p>
        {words.early} <Link to="/interviewer/registration/1">{words.register}</Link>
      </p>
    );
  }
  return (
    <IdentityCheck
      registration={registration}
      isDrafted
      button={words.handIn}
      payment={payment}
      onSent={() => void refresh().then(refreshFacts)}
    />
  );
}
