import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Instant } from '../../../ui/instant.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { type Retention, useRelease } from './retention-queries.ts';

/** Who is kept whatever their days say, and why. */
export function HoldList({ holds }: { readonly holds: Retention['holds'] }) {
  const release = useRelease();
  return (
    <section className="stack retention-page__section">
      <h2>Held back</h2>
      {holds.length === 0 && (
        <p>
          Nobody. A candidate whose data you have to keep, for a complaint or a court, is held back
          from their profile.
        </p>
      )}
      <ul className="stack gap-sm retention-page__holds" hidden={holds.length === 0}>
        {holds.map(({ candidateID, name, because, heldAt }) => (
          <li key={candidateID}>
            <div>
              <Link to="/company/job-seeker-profile" search={{ candidateID: String(candidateID) }}>
                {name}
              </Link>
              <p>
                {because} Since <Instant at={heldAt} />.
              </p>
            </div>
            <Button
              variant="default"
              aria-label={`Hold back no longer: ${name}`}
              loading={release.isPending}
              onClick={() =>
                release.mutate(
                  { params: { candidateID: String(candidateID) } },
                  {
                    onSuccess: () =>
                      showToast({ tone: 'success', text: `${name} is held back no longer.` }),
                  },
                )
              }
            >
              Hold back no longer
            </Button>
          </li>
        ))}
      </ul>
      {release.error !== null && <p role="alert">{release.error.message}</p>}
    </section>
  );
}
