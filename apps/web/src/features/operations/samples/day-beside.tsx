import { lazy, Suspense } from 'react';
import { loadedOnce } from '../../../lib/loaded-once.ts';
import { useDay } from './day-state.ts';

/** Only for who plays the day. */
const PlayDay = lazy(loadedOnce(async () => (await import('./play-day.tsx')).PlayDay));

/** What stands beside each page of the console: the day, while it is played. */
export function DayBeside(props: { readonly isOpen: (to: string) => boolean }) {
  const { isOn } = useDay();
  if (!isOn) return null;
  return (
    <Suspense>
      <PlayDay {...props} />
    </Suspense>
  );
}
