import type { LoginData } from '../../../lib/session.ts';

/** What every second step is given and must end with. */
export type StepFlow = {
  readonly token: string;
  readonly onDone: (login: LoginData) => void;
  /** The first step was too long ago. */
  readonly onExpired: () => void;
};
