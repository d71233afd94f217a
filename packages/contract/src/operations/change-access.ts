import type { Access } from '../endpoint.ts';
import { listMessages } from '../hiring/messages.ts';
import { getBoard } from '../hiring/pipeline.ts';
import { getRecording } from '../interviews/recordings.ts';
import { listInterviews } from '../interviews/review.ts';
import type { ChangeKind } from './change-rules.ts';
import { listDeliveries } from './webhooks.ts';

type Hearing = Extract<Access, { kind: 'session' | 'company' }>;

/** Who hears of what: whoever may read it. Beside that, a change names the company or the account that it is of. */
export const changeAccess = {
  applications: getBoard.access,
  interviews: listInterviews.access,
  recordings: getRecording.access,
  deliveries: listDeliveries.access,
  notices: { kind: 'session' },
  identity: { kind: 'session' },
  maintenance: { kind: 'session' },
  messages: listMessages.access,
  // Whoever works in it is sent to the plans, or let in.
  plan: { kind: 'company', roles: ['COMPANY_ADMIN', 'COMPANY_USER'] },
} as const satisfies Record<ChangeKind, Hearing>;
