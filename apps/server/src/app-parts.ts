import type { SlicePolicy } from '@candor/contract/interviews/recordings';
import type { Calling } from './features/interviews/calls/index.ts';
import type { Identities } from './features/people/interviewers/index.ts';
import type { Billing } from './features/operations/billing/index.ts';
import type { Clock } from './platform/clock/clock.ts';
import type { Database } from './platform/database/database.ts';
import type { PostOffice } from './platform/mail/post-office.ts';
import type { ObjectStore } from '@candor/folder-store';
import type { Meters } from './platform/metrics/meters.ts';
import type { OpenIdProvider } from './platform/openid/openid-provider.ts';
import type { Outbound } from './platform/outbound/outbound.ts';
import type { PushSender } from './platform/push/push-sender.ts';
import type { Queue } from './platform/queue/queue.ts';

/** What the rest of the process brings. */
type Outside = Meters & Calling & Identities;
export type AppParts = Outside & {
  readonly db: Database;
  readonly objects: ObjectStore;
  readonly queue: Queue;
  readonly clock: Clock;
  readonly postOffice: PostOffice;
  /** Deletes what the mail transport keeps of the mails with these keys. */
  readonly forgetMails: (keys: readonly string[]) => Promise<void>;
  /** Where people reach this installation: the beginning of every link in a mail. */
  readonly baseUrl: string;
  /** The address that its mails come from, and that of the mailbox that is read for answers; null: none is. */
  readonly mailAddress: string;
  readonly replyAddress: string | null;
  /** Signs access tokens and derives refresh secrets. */
  readonly sessionKey: Uint8Array;
  /** Seals secrets that the server must read again, such as those of authenticator apps. */
  readonly sealingKey: Uint8Array;
  readonly push: PushSender;
  /** Calls what companies typed. */
  readonly outbound: Outbound;
  /** When slices of a recording go up as small objects too. */
  readonly slices: SlicePolicy;
  /** null where LinkedIn is not set up. */
  readonly linkedin: OpenIdProvider | null;
  /** null where nothing is sold. */
  readonly billing: Billing | null;
  /** Left out where nobody watches how much this node has to do. */
  readonly isOverloaded?: (() => boolean) | undefined;
  /** The super admin's switch; see `maintenance-switch.ts`. */
  readonly isInMaintenance: () => Promise<boolean>;
};
