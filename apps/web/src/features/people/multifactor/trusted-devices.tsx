import type { Output } from '@candor/contract';
import type { listFactors } from '@candor/contract/people/multifactor';
import { Button } from '@mantine/core';
import { deviceName } from '../../../lib/device-name-rules.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Ago } from '../../../ui/ago.tsx';
import { Instant } from '../../../ui/instant.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { useForgetTrustedBrowser } from './multifactor-queries.ts';
import { trustWords } from './trust-words.ts';

type Trusted = Output<typeof listFactors>['trustedBrowsers'];

/** Where a sign-in asks for no second factor, and the way to end it. */
export function TrustedDevices({ devices }: { readonly devices: Trusted }) {
  const forget = useForgetTrustedBrowser();
  if (devices.length === 0) return null;
  return (
    <section className="stack section multifactor__section" aria-labelledby="trusted">
      <h2 id="trusted">{trustWords.title}</h2>
      <p className="dimmed">{trustWords.intro}</p>
      {forget.error !== null && (
        <FormProblem key={forget.submittedAt} text={forget.error.message} />
      )}
      <ul className="lines" aria-label={trustWords.list}>
        {devices.map(({ trustID, userAgent, ip, isCurrent, lastUsedAt, expiresAt }) => (
          <li key={trustID} className="row gap-md spread">
            <div>
              <p className="medium anywhere">
                {deviceName(userAgent)}
                {isCurrent && trustWords.current}
              </p>
              <p className="dimmed small tabular">
                {trustWords.lastUsed}
                <Ago at={lastUsedAt} />
                {ip !== null && trustWords.from + ip}
                {trustWords.until}
                <Instant at={expiresAt} />
              </p>
            </div>
            <Button
              variant="default"
              loading={forget.isPending && forget.variables === trustID}
              aria-label={trustWords.forgetNamed(deviceName(userAgent))}
              onClick={() =>
                forget.mutate(trustID, {
                  onSuccess: () => showToast({ tone: 'success', text: trustWords.forgotten }),
                })
              }
            >
              {trustWords.forget}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
