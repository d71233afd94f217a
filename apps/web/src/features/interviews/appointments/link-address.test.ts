import { isRedirect } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { hideAppointmentLink } from './link-address.ts';

function hidden(search: Record<string, string>) {
  try {
    hideAppointmentLink({ pathname: '/slot-selection', search, state: {} } as never);
  } catch (thrown) {
    if (isRedirect(thrown)) return thrown.options as unknown as Record<string, unknown>;
    throw thrown;
  }
}

test('[AV-1] the secret leaves the address for the history, and every other parameter stays', () => {
  const rest = { calledBy: 'interviewer', type: '2', month: '0', year: 'x', id1: '7' };
  expect(hidden({ token: ' 1.a b ', ...rest })).toMatchObject({
    ...{ to: '/slot-selection', search: rest, replace: true },
    state: { appointmentLink: { token: '1.a+b', side: 'interviewer' } },
  });
});

test('[AV-1] only the secret is needed, and an unknown caller is none', () => {
  for (const search of [{ token: '1.a' }, { token: '1.a', calledBy: 'nobody' }]) {
    expect(hidden(search)).toMatchObject({ state: { appointmentLink: { side: null } } });
  }
  expect(hidden({ calledBy: 'candidate' })).toBeUndefined();
});
