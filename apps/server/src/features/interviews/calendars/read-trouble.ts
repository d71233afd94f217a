import type { CalendarTrouble } from '@candor/contract/interviews/calendar-rules';

/** Why a calendar cannot be read, as its owner is told. */
export class ReadTrouble extends Error {
  readonly trouble: CalendarTrouble;

  constructor(trouble: CalendarTrouble) {
    super(trouble);
    this.trouble = trouble;
  }
}
