import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useAddress } from '../../../lib/use-address.ts';
import { useRead } from '../../../lib/server-state.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Instant } from '../../../ui/instant.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { type Profile, samePersonQuery, useKeepApart, useUndoMerge } from './candidate-queries.ts';
import { useMay } from './use-may.ts';
import './same-person.css';

type Props = { readonly profile: Profile };

const reasonWords = {
  email: 'one had the other’s e-mail address',
  phone: 'same phone number',
  cv: 'same name and CV',
} as const;

/** Only a suggestion: people decide who is one and the same. */
export function SamePerson({ profile }: Props) {
  const may = useMay();
  const candidateID = String(profile.candidateID);
  const same = useRead({ ...samePersonQuery(candidateID), enabled: may.changeCandidates });
  const parting = useKeepApart();
  // Not about the one who is being compared already.
  const { compare } = useAddress();
  const { suggestions = [] } = same.data ?? {};
  if (suggestions.length === 0 || compare !== undefined) return null;
  const fail = ({ message }: { message: string }) => showToast({ tone: 'error', text: message });
  return (
    <ul className="stack gap-xs unprinted" aria-label="May be the same person">
      {suggestions.map(({ candidateID: otherID, name, email, reasons }) => (
        <li key={otherID} className="row apart spread same-person__line">
          <span className="same-person__words">
            May be the same person as{' '}
            <Link to="/company/job-seeker-profile" search={{ candidateID: String(otherID) }}>
              {name}
            </Link>{' '}
            ({email}): {reasons.map((reason) => reasonWords[reason]).join(', ')}.
          </span>
          <span className="row unwrapped">
            <ButtonLink
              variant="default"
              size="compact-md"
              aria-label={`Compare with ${name}, ${email}`}
              to="/company/job-seeker-profile"
              search={{ candidateID, compare: String(otherID) }}
            >
              Compare
            </ButtonLink>
            <Button
              variant="subtle"
              size="compact-md"
              aria-label={`Two people: not ${name}, ${email}`}
              loading={parting.isPending}
              onClick={() =>
                parting.mutate({ params: { candidateID }, body: { otherID } }, { onError: fail })
              }
            >
              Two people
            </Button>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Who was merged into this candidate, and the way back while there is one. */
export function MergedInto({ profile }: Props) {
  const may = useMay();
  const same = useRead({
    ...samePersonQuery(String(profile.candidateID)),
    enabled: may.changeCandidates,
  });
  const undoing = useUndoMerge();
  const { merges = [] } = same.data ?? {};
  if (merges.length === 0) return null;
  return (
    <section className="stack gap-2xs unprinted" aria-labelledby="merged">
      <h3 id="merged">Merged with</h3>
      <ul>
        {merges.map(({ mergeID, name, mergedAt, byName, undoUntil }) => (
          <li key={mergeID} className="stack gap-2xs line profile-frame__entry">
            <span>
              {name} · {byName} · <Instant at={mergedAt} />
            </span>
            {undoUntil !== null && (
              <span className="row apart baseline spread">
                <Button
                  variant="default"
                  size="compact-md"
                  aria-label={`Undo the merge with ${name}`}
                  loading={undoing.isPending}
                  onClick={() =>
                    undoing.mutate(
                      { params: { mergeID: String(mergeID) } },
                      {
                        onSuccess: () =>
                          showToast({ tone: 'success', text: `${name} is a candidate again.` }),
                        onError: ({ message }) => showToast({ tone: 'error', text: message }),
                      },
                    )
                  }
                >
                  Undo the merge
                </Button>
                <span className="dimmed small">
                  until <Instant at={undoUntil} />
                </span>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
