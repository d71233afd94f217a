import { Button } from '@mantine/core';
import { useState } from 'react';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Instant } from '../../../ui/instant.tsx';
import { ModalDialog } from '../../../ui/modal-dialog.tsx';
import { StateMark } from '../../../ui/state-mark.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { type ApiKey, useRevokeKey } from './key-queries.ts';

const stateWords = { active: 'Active', expired: 'Expired', revoked: 'Revoked' } as const;

export function KeyList({ keys }: { readonly keys: readonly ApiKey[] }) {
  const [asked, setAsked] = useState<ApiKey>();
  return (
    <>
      {asked !== undefined && <RevokeDialog apiKey={asked} onClose={() => setAsked(undefined)} />}
      <ul aria-label="Keys, newest first">
        {keys.map((one) => (
          <li key={one.keyID} className="row gap-md top spread api-keys__key">
            <div>
              <h2>{one.name}</h2>
              <p>
                <code>{one.prefix}…</code>{' '}
                <StateMark shape={one.state === 'active' ? 'good' : 'over'}>
                  {stateWords[one.state]}
                </StateMark>
              </p>
              <p>{one.scopes.join(', ')}</p>
              <Facts apiKey={one} />
            </div>
            {one.state === 'active' && (
              <Button
                variant="default"
                aria-label={`Revoke ${one.name}`}
                onClick={() => setAsked(one)}
              >
                Revoke
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function Facts({ apiKey }: { readonly apiKey: ApiKey }) {
  const { createdByName, createdAt, expiresAt, lastUsedAt, revokedAt } = apiKey;
  return (
    <p className="api-keys__facts">
      Made by {createdByName}, <Instant at={createdAt} />.{' '}
      {lastUsedAt === null ? (
        'Never used.'
      ) : (
        <>
          Last used <Instant at={lastUsedAt} />.
        </>
      )}{' '}
      {revokedAt !== null && (
        <>
          Revoked <Instant at={revokedAt} />.
        </>
      )}
      {revokedAt === null && expiresAt !== null && (
        <>
          Expires <Instant at={expiresAt} />.
        </>
      )}
      {revokedAt === null && expiresAt === null && 'Does not expire.'}
    </p>
  );
}

type DialogProps = { readonly apiKey: ApiKey; readonly onClose: () => void };

function RevokeDialog({ apiKey, onClose }: DialogProps) {
  const revoke = useRevokeKey();
  const go = () =>
    revoke.mutate(apiKey.keyID, {
      onSuccess: () => {
        showToast({ tone: 'success', text: 'The key was revoked.' });
        onClose();
      },
    });
  return (
    <ModalDialog title={`Revoke ${apiKey.name}?`} onClose={onClose}>
      {revoke.error !== null && <FormProblem text={revoke.error.message} />}
      <p>Whatever uses it is refused from its next request on. A revoked key does not come back.</p>
      <div className="row gap-sm modal-dialog__actions">
        <Button variant="default" onClick={onClose}>
          Keep it
        </Button>
        <Button variant="default" className="problem" loading={revoke.isPending} onClick={go}>
          Revoke it
        </Button>
      </div>
    </ModalDialog>
  );
}
