import type { Tx } from '../../../platform/database/database.ts';

/** An identity check as it is handed in. */
export type SubmittedCheck = {
  readonly checkId: number;
  readonly accountId: number;
  readonly documentType: string;
};

/**
 * Who judges whether somebody is who they say. `submit` runs in the transaction of the submission, so it must only
 * do database work: a provider at another company is told from a job that it enqueues here, and answers later by
 * `approveCheck` or `refuseCheck`, like a person does.
 */
export type IdentityProvider = {
  /** Kept with each check, so that it can be said later who judged it. */
  readonly name: string;
  submit(tx: Tx, check: SubmittedCheck): Promise<void>;
};

/** A super admin looks at the documents: the check waits in the queue of the administration. */
export const reviewByAdministrator: IdentityProvider = {
  name: 'review',
  submit: async () => {},
};
