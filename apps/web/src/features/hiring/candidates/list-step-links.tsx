import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useReadPages } from '../../../lib/read-pages.ts';
import { candidatesQuery } from './candidate-queries.ts';
import { readCandidateSearch, searchOfText } from './candidate-search.ts';
import type { Tab } from './profile-tab.ts';
import { useKeys } from '../../../ui/keys/key-sets.ts';
import { stepKeyWords as words } from './candidate-words.ts';
import { locale } from '../../../ui/reader-locale.ts';
import './list-step-links.css';

type Props = { readonly candidateID: string; readonly tab: Tab | null; readonly list: string };

/** The ways on and back, and how far one is. */
export function ListStepLinks({ candidateID, tab, list }: Props) {
  const asked = searchOfText(list);
  const found = useReadPages({
    ...candidatesQuery(readCandidateSearch(asked)),
    staleTime: 60_000,
  });
  const { fetchNextPage, hasNextPage, isFetchingNextPage } = found;
  const ids = (found.data?.pages ?? []).flatMap(({ candidates }) =>
    candidates.map((candidate) => String(candidate.candidateID)),
  );
  const at = ids.indexOf(candidateID);
  const isNearEnd = at !== -1 && at >= ids.length - 2;
  useEffect(() => {
    if (isNearEnd && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [isNearEnd, hasNextPage, isFetchingNextPage, fetchNextPage]);
  const placeOf = (id: string | undefined) =>
    id === undefined ? undefined : { candidateID: id, list, ...(tab !== null && { tab }) };
  const previous = placeOf(at > 0 ? ids[at - 1] : undefined);
  const next = placeOf(at === -1 ? undefined : ids[at + 1]);
  useStepKeys(next, previous);
  const total = found.data?.pages[0]?.total;
  return (
    <nav className="unprinted row apart small list-step-links" aria-label={words.title}>
      <Link to="/company/job-seeker" search={asked}>
        {words.all}
      </Link>
      {at !== -1 && (
        <span className="dimmed tabular">
          {words.place(at + 1, total?.count.toLocaleString(locale) ?? ids.length)}
          {total?.isMore === true && '+'}
        </span>
      )}
      {previous !== undefined && <Step place={previous}>{words.back}</Step>}
      {next !== undefined && <Step place={next}>{words.forth}</Step>}
    </nav>
  );
}

type Place = { readonly candidateID: string; readonly list: string; readonly tab?: Tab };

const pageOf = (place: Place) =>
  place.tab === undefined ? '/company/job-seeker-profile' : '/company/job-seeker-profile-tab';

function Step({ place, children }: { readonly place: Place; readonly children: string }) {
  return (
    <Link to={pageOf(place)} search={place} replace>
      {children}
    </Link>
  );
}

/** Before the lists of the profile hear them. */
function useStepKeys(next: Place | undefined, previous: Place | undefined): void {
  const navigate = useNavigate();
  const to = (place: Place | undefined) =>
    place && (() => void navigate({ to: pageOf(place), search: place, replace: true }));
  useKeys(
    words.title,
    [
      { keys: ['j'], text: words.next, act: to(next) },
      { keys: ['k'], text: words.previous, act: to(previous) },
    ],
    true,
  );
}
