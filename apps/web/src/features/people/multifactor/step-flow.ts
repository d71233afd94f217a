import type { ReactNode } from 'react';
import type { LoginData } from '../../../lib/session.ts';

/** A second factor that was added in the middle of a sign-in ends it. */
export type Enrolled = { readonly login: LoginData; readonly recoveryCodes: readonly string[] };

/** Of the steps by which this browser may be trusted. */
export type TrustChoice = {
  readonly trustsBrowser: boolean;
  /** Where that is chosen; nothing where it may not be. */
  readonly children: ReactNode;
};

/** What every second step is given and must end with. */
export type StepFlow = {
  readonly token: string;
  readonly onDone: (login: LoginData) => void;
  /** The first step was too long ago. */
  readonly onExpired: () => void;
};
