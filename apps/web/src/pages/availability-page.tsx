import { AvailabilityForm } from '../features/interviews/availability/availability-form.tsx';
import { availabilityWords } from '../features/interviews/availability/availability-words.ts';
import { CalendarList } from '../features/interviews/calendars/calendar-list.tsx';
import { usePageTitle } from '../ui/page-title.ts';

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
      <CalendarList />
    </div>
  );
}
