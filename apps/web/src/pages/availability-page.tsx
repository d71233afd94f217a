import { lazy, Suspense } from 'react';
import { AvailabilityForm } from '../features/interviews/availability/availability-form.tsx';
import { availabilityWords } from '../features/interviews/availability/availability-words.ts';
import { usePageTitle } from '../ui/page-title.ts';

/** Below what a page shows at first, and not needed to say one's hours. */
const CalendarList = lazy(async () => ({
  default: (await import('../features/interviews/calendars/calendar-list.tsx')).CalendarList,
}));

/** When somebody who interviews can: their hours, and the calendars that say when they are busy. */
export function AvailabilityPage() {
  usePageTitle(availabilityWords.page);
  return (
    <div className="stack gap-xl column">
      <header>
        <h1>{availabilityWords.title}</h1>
        <p className="intro measure">{availabilityWords.intro}</p>
      </header>
      <AvailabilityForm />
      <Suspense>
        <CalendarList />
      </Suspense>
    </div>
  );
}
