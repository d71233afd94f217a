import { Button } from '@mantine/core';
import { Link, Navigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useRead } from '../../../lib/server-state.ts';
import type { SearchParams } from '../../../lib/search-params.ts';
import { countryName } from '../../../ui/country-names.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../../ui/page-states.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { useCurrentInView } from '../../../ui/use-current-in-view.ts';
import { type Profile, profileQuery } from './candidate-queries.ts';
import { ListSteps } from './list-steps.tsx';
import type { Tab } from './profile-tab.ts';
import { SamePerson } from './same-person.tsx';
import { useMay } from './use-may.ts';
import './profile-frame.css';

const tabWords: Readonly<Record<Tab, string>> = {
  cv: 'CV',
  timeline: 'Timeline',
  interviews: 'Interviews',
  messages: 'Messages',
  offers: 'Offers',
  notes: 'Notes',
  files: 'Files',
  consents: 'Consents',
};

type Props = {
  readonly candidateID: string;
  /** Null on the overview. */
  readonly tab: Tab | null;
  readonly actions?: ReactNode;
  readonly children: (profile: Profile) => ReactNode;
};

/** Who it is about, and the way to everything else about them. */
export function ProfileFrame({ candidateID, tab, actions, children }: Props) {
  const profile = useRead(profileQuery(candidateID));
  usePageTitle(profile.data === undefined ? 'Candidate' : nameOf(profile.data));
  if (profile.data !== undefined) {
    // Merged into another one: the address says whom it shows.
    const shownID = String(profile.data.candidateID);
    if (shownID !== candidateID) {
      return (
        <Navigate to="/company/job-seeker-profile" search={{ candidateID: shownID }} replace />
      );
    }
    return (
      <div className="stack gap-lg packed">
        <Head
          profile={profile.data}
          back={<ListSteps candidateID={candidateID} tab={tab} />}
          actions={actions}
        />
        <SamePerson profile={profile.data} />
        <Tabs candidateID={candidateID} tab={tab} />
        {children(profile.data)}
      </div>
    );
  }
  if (profile.isPending) return <LoadingState what="the candidate" />;
  // An id that no candidate can have is refused as a field; to a reader it is the same.
  if (profile.error.code === 'not_found' || profile.error.code === 'validation_failed') {
    return (
      <EmptyState
        isPage
        title="There is no such candidate"
        action={<Link to="/company/job-seeker">All candidates</Link>}
      >
        They may belong to another company, or the address is not complete.
      </EmptyState>
    );
  }
  return (
    <ErrorState
      isPage
      title="The candidate could not be loaded"
      action={
        <Button variant="default" onClick={() => void profile.refetch()}>
          Try again
        </Button>
      }
    >
      {profile.error.message}
    </ErrorState>
  );
}

const nameOf = ({ firstName, lastName, email }: Profile): string =>
  `${firstName} ${lastName}`.trim() || email;

type HeadProps = {
  readonly profile: Profile;
  readonly back: ReactNode;
  readonly actions: ReactNode;
};

function Head({ profile, back, actions }: HeadProps) {
  const { headline, city, country, email } = profile;
  const place = [city, country === null ? '' : countryName(country)].filter(Boolean).join(', ');
  const facts = [headline, place, email].filter(Boolean);
  return (
    <PageHead title={nameOf(profile)} back={back} actions={actions}>
      <p className="dimmed anywhere">{facts.join(' · ')}</p>
      {profile.tags.length > 0 && (
        <ul className="row gap-2xs profile-frame__tags" aria-label="Tags">
          {profile.tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      )}
    </PageHead>
  );
}

function Tabs({ candidateID, tab }: { readonly candidateID: string; readonly tab: Tab | null }) {
  const may = useMay();
  const row = useCurrentInView(tab);
  return (
    <nav ref={row} className="tabs unprinted" aria-label="About this candidate">
      <Link
        to="/company/job-seeker-profile"
        search={({ list }: SearchParams) => ({ candidateID, list })}
        activeOptions={{ exact: true }}
        aria-current={tab === null ? 'page' : undefined}
      >
        Overview
      </Link>
      {Object.entries(tabWords)
        .filter(
          ([name]) =>
            (name !== 'offers' || may.seeOffers) && (name !== 'messages' || may.readFiles),
        )
        .map(([name, words]) => (
          <Link
            key={name}
            to="/company/job-seeker-profile-tab"
            search={({ list }: SearchParams) => ({ candidateID, tab: name, list })}
            activeOptions={{ exact: true }}
            aria-current={name === tab ? 'page' : undefined}
          >
            {words}
          </Link>
        ))}
    </nav>
  );
}
