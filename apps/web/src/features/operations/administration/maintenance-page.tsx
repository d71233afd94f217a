import { Button } from '@mantine/core';
import { useRead } from '../../../lib/server-state.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { AdministrationFrame, Waiting } from './administration-frame.tsx';
import { overviewQuery, useSetMaintenance } from './administration-queries.ts';

/** MN-1: the switch. It says what it does before it does it. */
export function MaintenancePage() {
  usePageTitle('Maintenance');
  const overview = useRead(overviewQuery);
  return (
    <AdministrationFrame title="Maintenance">
      {overview.data === undefined ? (
        <Waiting of={overview} what="the state of the switch" />
      ) : (
        <Switch isOn={overview.data.isInMaintenance} />
      )}
    </AdministrationFrame>
  );
}

function Switch({ isOn }: { readonly isOn: boolean }) {
  const set = useSetMaintenance();
  return (
    <div className="stack narrow">
      <p aria-live="polite">
        <strong>{isOn ? 'Candor is in maintenance.' : 'Candor is open.'}</strong>
      </p>
      <p>
        {isOn
          ? 'Every page leads to /maintenance, and nobody but super admins gets in. Interviews that had begun go on.'
          : 'In maintenance every page leads to /maintenance, within a second and on every server. Super admins can still sign in. Interviews that have begun go on; none begins.'}
      </p>
      {set.error !== null && <FormProblem text={set.error.message} />}
      <div className="row gap-sm">
        <Button
          variant={isOn ? 'filled' : 'default'}
          loading={set.isPending}
          onClick={() => set.mutate({ body: { isInMaintenance: !isOn } })}
        >
          {isOn ? 'End the maintenance' : 'Begin the maintenance'}
        </Button>
      </div>
    </div>
  );
}
