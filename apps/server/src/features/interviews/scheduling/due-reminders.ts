import type { Clock } from '../../../platform/clock/clock.ts';
import { defineDue, type DueWork } from '../../../platform/queue/define-due.ts';
import { REMINDER } from './mail-log-store.ts';
import { settleDueReminder } from './remind.ts';
import type { MailParts } from './scheduling-parts.ts';

export const reminderDue = (parts: MailParts & { readonly clock: Clock }): DueWork =>
  defineDue({
    kind: REMINDER,
    run: (tx, { companyId, id }) =>
      settleDueReminder(tx, parts, { companyId, mailId: id, now: parts.clock() }),
  });
