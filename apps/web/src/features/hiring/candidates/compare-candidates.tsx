import { mergeFields } from '@candor/contract/hiring/candidate-rules';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { ErrorState, LoadingState } from '../../../ui/page-states.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { refresh, useRead } from '../../../lib/server-state.ts';
import {
  type Comparison,
  compareQuery,
  everythingOfApplicants,
  type Profile,
  profileQuery,
  useMerge,
} from './candidate-queries.ts';
import { CompareTable } from './compare-table.tsx';
import { joinedText, type MergeField, movingText, shownName, valueOf } from './compare-words.ts';
import './compare-candidates.css';

type Props = { readonly profile: Profile; readonly otherID: string };

/** Two records side by side, before one of them is made of both. */
export function CompareCandidates({ profile, otherID }: Props) {
  const candidateID = String(profile.candidateID);
  const other = useRead(profileQuery(otherID));
  const comparison = useRead(compareQuery(candidateID, otherID));
  const problem = other.error ?? comparison.error;
  if (problem !== null) {
    return (
      <ErrorState
        title="These two cannot be compared"
        action={
          <Link to="/company/job-seeker-profile" search={{ candidateID }}>
            Back to the profile
          </Link>
        }
      >
        {problem.message}
      </ErrorState>
    );
  }
  if (other.data === undefined || comparison.data === undefined) {
    return <LoadingState what="the other candidate" />;
  }
  return <Choosing kept={profile} other={other.data} comparison={comparison.data} />;
}

type ChoosingProps = {
  readonly kept: Profile;
  readonly other: Profile;
  readonly comparison: Comparison;
};

function Choosing({ kept, other, comparison }: ChoosingProps) {
  const { accountOf, hasTwoAccounts, undoDays } = comparison;
  // What the one lacks is taken from the other, and whoever signs in keeps their address.
  const [fromOther, setFromOther] = useState<ReadonlySet<MergeField>>(
    () =>
      new Set(
        mergeFields.filter((field) =>
          field === 'email'
            ? accountOf === other.candidateID
            : valueOf(kept, field) === '' && valueOf(other, field) !== '',
        ),
      ),
  );
  const merging = useMerge();
  const navigate = useNavigate();
  const client = useQueryClient();
  const candidateID = String(kept.candidateID);
  const merge = (): void =>
    merging.mutate(
      {
        params: { candidateID },
        body: {
          ...{ otherID: other.candidateID, fromOther: [...fromOther] },
          ...{ updatedAt: kept.updatedAt, otherUpdatedAt: other.updatedAt },
        },
      },
      {
        onSuccess: () => {
          showToast({
            tone: 'success',
            text: `They are one candidate. Undo for ${undoDays} days.`,
          });
          const place = {
            to: '/company/job-seeker-profile',
            search: { candidateID },
            replace: true,
          };
          void navigate(place).then(() => refresh(client, everythingOfApplicants));
        },
      },
    );
  const choose = (field: MergeField, isOther: boolean): void => {
    const rest = [...fromOther].filter((each) => each !== field);
    setFromOther(new Set(isOther ? [...rest, field] : rest));
  };
  return (
    <section className="stack broad" aria-labelledby="compare">
      <h2 id="compare">Is this one person?</h2>
      <CompareTable
        kept={kept}
        other={other}
        fromOther={fromOther}
        isEmailFixed={accountOf !== null}
        onChoose={choose}
      />
      <ul className="bullets">
        <li>{movingText(comparison, shownName(other))}</li>
        {comparison.joined.map((one) => (
          <li key={one.jobTitle}>{joinedText(one, kept, other)}</li>
        ))}
        {accountOf !== null && !hasTwoAccounts && (
          <li>
            One of them can sign in. That address stays, and whoever signs in with it sees the
            applications of both.
          </li>
        )}
        <li>For {undoDays} days the merge can be undone on the profile. After that it is final.</li>
      </ul>
      {hasTwoAccounts && (
        <FormProblem text="Both of them can sign in. Only their owner can give up one of two accounts, so they stay two candidates." />
      )}
      {merging.isError && <FormProblem text={merging.error.message} />}
      <div className="row">
        <Button disabled={hasTwoAccounts} loading={merging.isPending} onClick={merge}>
          Merge into one candidate
        </Button>
        <ButtonLink variant="default" to="/company/job-seeker-profile" search={{ candidateID }}>
          Leave them as they are
        </ButtonLink>
      </div>
    </section>
  );
}
