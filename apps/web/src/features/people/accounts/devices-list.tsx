import type { Output } from '@candor/contract';
import type { listDevices } from '@candor/contract/people/accounts';
import { Button } from '@mantine/core';
import { useRead } from '../../../lib/server-state.ts';
import { Ago } from '../../../ui/ago.tsx';
import { ErrorState, LoadingState } from '../../../ui/page-states.tsx';
import { devicesQuery, useRevokeDevice, useSignOutEverywhere } from './account-queries.ts';
import { deviceName } from '../../../lib/device-name-rules.ts';
import { deviceWords } from './device-words.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import './devices-list.css';

type Device = Output<typeof listDevices>['devices'][number];

/** Where somebody is signed in, and the way to end it; for the profile page of each role. */
export function DevicesList() {
  const devices = useRead(devicesQuery);
  const everywhere = useSignOutEverywhere();
  if (devices.isPending) return <LoadingState what="your devices" />;
  if (devices.isLoadingError) {
    return (
      <ErrorState
        title="Your devices could not be loaded"
        action={<Button onClick={() => void devices.refetch()}>Try again</Button>}
      >
        {devices.error.message}
      </ErrorState>
    );
  }
  return (
    <div className="stack start">
      <ul className="card devices-list__devices" aria-label="Devices you are signed in on">
        {devices.data.devices.map((device) => (
          <DeviceRow key={device.sessionID} device={device} />
        ))}
      </ul>
      <p className="dimmed small">{deviceWords.signsOut}</p>
      {everywhere.error !== null && (
        <FormProblem key={everywhere.submittedAt} text={everywhere.error.message} />
      )}
      <Button
        variant="default"
        loading={everywhere.isPending}
        onClick={() => everywhere.mutate(undefined)}
      >
        Sign out everywhere
      </Button>
    </div>
  );
}

function DeviceRow({ device }: { readonly device: Device }) {
  const revoke = useRevokeDevice();
  const name = deviceName(device.userAgent);
  return (
    <li className="row gap-sm unwrapped spread devices-list__device">
      <div>
        <p className="medium">{device.isCurrent ? `${name} (this one)` : name}</p>
        <p className="dimmed small tabular">
          Last used <Ago at={device.lastUsedAt} />
          {device.ip !== null && <> from {device.ip}</>}
        </p>
      </div>
      {!device.isCurrent && (
        <Button
          variant="subtle"
          size="compact-sm"
          loading={revoke.isPending}
          aria-label={`Sign out ${name}`}
          onClick={() => revoke.mutate(device.sessionID)}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}
