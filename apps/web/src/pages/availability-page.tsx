import { lazy, Suspense } from 'react';
import { AvailabilityForm } from '../features/interviews/availability/availability-form.tsx';
import { availabilityWords } from '../features/interviews/availability/availability-words.ts';
import { PageHead } from '../ui/page-head.tsx';
import { usePageTitle } from '../ui/page-title.ts';

/** Below what a page shows at first, and not needed to say one's hours. */
const CalendarList = lazy(async () => ({
  default: (await import('../features/interviews/calendars/calendar-list.tsx')).CalendarList,
}));

const FeedSection = lazy(async () => ({
  default: (await import('../features/interviews/appointments/feed-section.tsx')).FeedSection,
}));

/** When somebody who interviews can: their hours, and the calendars that say when they are busy. */
export function AvailabilityPage() {
  usePageTitle(availabilityWords.page);
  return (
    <div className="stack gap-xl column">
      <PageHead title={availabilityWords.title}>
        <p className="intro measure">{availabilityWords.intro}</p>
      </PageHead>
      <AvailabilityForm />
      <Suspense>
        <CalendarList />
        <FeedSection />
      </Suspense>
    </div>
  );
}
