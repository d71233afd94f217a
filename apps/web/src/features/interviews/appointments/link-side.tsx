import { openAppointment } from '@candor/contract/interviews/appointment-links';
import { openSeat } from '@candor/contract/interviews/appointment-seats';
import type { ReactNode } from 'react';
import { call } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { readOwn, useRead } from '../../../lib/server-state.ts';
import type { LinkSide } from './link-address.ts';
import { LinkFailure } from './link-failure.tsx';
import { FindingLink } from './finding-link.tsx';

type Props = {
  readonly token: string;
  readonly children: (side: NonNullable<LinkSide>) => ReactNode;
};

/** Whose link it is, where its address does not say. */
export function FoundSide({ token, children }: Props) {
  const side = useRead(
    readOwn(['appointment-link-side', token], (signal) => askSide(token, signal), {
      staleTime: Number.POSITIVE_INFINITY,
    }),
  );
  if (side.data !== undefined) return children(side.data);
  return side.error === null ? <FindingLink /> : <LinkFailure query={side} />;
}

async function askSide(token: string, signal: AbortSignal): Promise<NonNullable<LinkSide>> {
  try {
    await call(openAppointment, { body: { token } }, { signal });
    return 'candidate';
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'token_expired')) throw error;
    await call(openSeat, { body: { token } }, { signal });
    return 'interviewer';
  }
}
