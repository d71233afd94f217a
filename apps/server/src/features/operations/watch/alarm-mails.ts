import { type AlarmKind, alarmLimits as limits } from '@candor/contract/operations/watch-rules';
import type { PostedLetter } from '../../../platform/mail/post-office.ts';
import type { mailedKinds } from './alarm-rules.ts';

const sentences: Readonly<Partial<Record<AlarmKind, string>>> = {
  'backup-old': `The last backup is more than ${limits.backupDays} days old.`,
  'disk-low': `Less than ${limits.diskFreePercent} percent of the disk is free.`,
  'disk-filling': `At its present growth the disk is full in less than ${limits.diskDaysLeft} days.`,
  'queue-late': `Background work waits for more than ${limits.queueMinutes} minutes.`,
  'due-late': `What is due is not done: it waits for more than ${limits.dueMinutes} minutes.`,
  'chain-broken': 'The audit log was changed: its chain is broken.',
};

/** To a super admin, about what has been wrong for a while. */
export function alarmLetter(given: {
  readonly to: string;
  readonly key: string;
  readonly kinds: typeof mailedKinds;
  readonly url: string;
}): PostedLetter {
  const { kinds, url, ...addressed } = given;
  const told = kinds.flatMap((kind) => sentences[kind] ?? []);
  return {
    ...addressed,
    subject: told.length === 1 ? 'Candor needs you' : `Candor needs you: ${told.length} alarms`,
    preview: told[0] ?? '',
    greeting: 'Hello,',
    paragraphs: ['something is wrong with your Candor installation:', ...told],
    action: { label: 'Look at it', url },
    closing: ['You get this mail once a day for as long as it lasts.'],
  };
}
