import type { ReactNode } from 'react';
import type { LoginData } from '../../../lib/session.ts';

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
