import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useAddress } from '../../../lib/use-address.ts';
import { useReadPages } from '../../../lib/read-pages.ts';
import { candidatesQuery } from './candidate-queries.ts';
import { readCandidateSearch, searchOfText } from './candidate-search.ts';
import type { Tab } from './profile-tab.ts';
import { locale } from '../../../ui/reader-locale.ts';
import './list-steps.css';

type Props = { readonly candidateID: string; readonly tab: Tab | null };

/** The way from one candidate of a search to the next, on the same tab; J and K are its keys. */
export function ListSteps({ candidateID, tab }: Props) {
  const { list } = useAddress();
  if (list === undefined) return null;
  return <Steps candidateID={candidateID} tab={tab} list={list} />;
}

function Steps({ candidateID, tab, list }: Props & { readonly list: string }) {
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
  useStepKeys({ j: next, k: previous });
  const total = found.data?.pages[0]?.total;
  return (
    <nav className="unprinted row apart small list-steps" aria-label="The search">
      <Link to="/company/job-seeker" search={asked}>
        All found
      </Link>
      {at !== -1 && (
        <span className="dimmed tabular">
          {at + 1} of {total?.count.toLocaleString(locale) ?? ids.length}
          {total?.isMore === true && '+'}
        </span>
      )}
      {previous !== undefined && <Step place={previous}>← Previous</Step>}
      {next !== undefined && <Step place={next}>Next →</Step>}
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

/** Not while somebody types, and not below a dialog. */
function useStepKeys({
  j,
  k,
}: {
  readonly j: Place | undefined;
  readonly k: Place | undefined;
}): void {
  const navigate = useNavigate();
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const { key, target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (target instanceof Element && target.closest('input, textarea, select, dialog')) return;
      const place = key === 'j' ? j : key === 'k' ? k : undefined;
      if (place !== undefined) void navigate({ to: pageOf(place), search: place, replace: true });
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  });
}
