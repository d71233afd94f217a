import { lengthText } from '../../../ui/duration-rules.ts';
import { ownViewsWords as words } from './own-views-words.ts';
import type { Share, View } from './sharing-queries.ts';

export const shareStateWords: Readonly<Record<Share['state'], string>> = {
  sent: 'Mail sent, not opened yet',
  opened: 'Asked for a code, has not watched yet',
  watched: 'Has watched',
  expired: 'Expired',
  revoked: 'Revoked',
};

/** Whether a share still lets somebody in. */
export const isAlive = ({ state }: Pick<Share, 'state'>): boolean =>
  state !== 'expired' && state !== 'revoked';

/** “Watched 4 min 10 s of 30 min” */
export function watchedText({ watchedMs, durationMs }: Pick<View, 'watchedMs' | 'durationMs'>) {
  if (watchedMs === null) return undefined;
  const time = lengthText(watchedMs / 1000);
  return durationMs === null
    ? words.watched(time)
    : words.watchedOf(time, lengthText(durationMs / 1000));
}
