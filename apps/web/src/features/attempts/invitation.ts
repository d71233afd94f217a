import type { Output } from '@candor/contract';
import type { openInvitation } from '@candor/contract/attempts';

export type Invitation = Output<typeof openInvitation>;

/** Why a link does not lead into an interview. */
export type Problem = 'no-link' | 'expired' | 'not-open' | 'cancelled' | 'away';
