import { lazy, Suspense } from 'react';
import { Link } from '@tanstack/react-router';
import { useAddress } from '../../../lib/use-address.ts';
import { stepKeyWords } from './candidate-words.ts';
import type { Tab } from './profile-tab.ts';
import './list-steps.css';

/** Only whoever comes from a search has somewhere to go on to. */
const ListStepLinks = lazy(async () => ({
  default: (await import('./list-step-links.tsx')).ListStepLinks,
}));

type Props = { readonly candidateID: string; readonly tab: Tab | null };

/** The way from one candidate of a search to the next, on the same tab; J and K are its keys. */
export function ListSteps(props: Props) {
  const { list } = useAddress();
  if (list === undefined) {
    return (
      <Link to="/company/job-seeker" className="unprinted way-back">
        {stepKeyWords.everybody}
      </Link>
    );
  }
  return (
    <div className="unprinted list-steps">
      <Suspense>
        <ListStepLinks {...props} list={list} />
      </Suspense>
    </div>
  );
}
