import { Button } from '@mantine/core';
import { calendarWords } from './calendar-words.ts';
import { saveText } from './save-file.ts';

type Props = {
  /** An iCalendar file. */
  readonly file: string;
  /** Tells several buttons of a page apart. */
  readonly what?: string;
};

/** A download that every calendar opens. */
export function CalendarButton({ file, what }: Props) {
  return (
    <Button
      variant="default"
      aria-label={what === undefined ? undefined : calendarWords.addOf(what)}
      onClick={() => saveText('interview.ics', file, 'text/calendar')}
    >
      {calendarWords.add}
    </Button>
  );
}
