import type {
  factWords,
  joinWords,
  kindWords,
  listWords,
  placeWords,
  stateWords,
} from '../../features/interviews/appointments/appointment-words.ts';
import type { leaveWords } from '../../features/interviews/appointments/candidate-leave-words.ts';
import type { noteWords } from '../../features/interviews/appointments/candidate-note-words.ts';
import type { pickWords } from '../../features/interviews/appointments/candidate-pick-words.ts';
import type {
  candidateWords,
  offerWords,
} from '../../features/interviews/appointments/candidate-words.ts';
import type { linkWords } from '../../features/interviews/appointments/link-words.ts';
import type {
  aspectWords,
  pointTexts,
  giveWords,
} from '../../features/interviews/candidate-feedback/feedback-words.ts';
import type { calendarWords } from '../../ui/calendar-words.ts';
import type { gridWords, weekCellWords } from '../../ui/week-grid/grid-words.ts';
import type { zoneWords } from '../../ui/zone-words.ts';

/** A live interview, as its candidate chooses, moves, declines and joins it, and says how it was. */
export type Words = {
  readonly 'live-kinds': typeof kindWords;
  readonly 'live-places': typeof placeWords;
  readonly 'live-states': typeof stateWords;
  readonly 'live-list': typeof listWords;
  readonly 'live-facts': typeof factWords;
  readonly 'live-join': typeof joinWords;
  readonly 'live-leave': typeof leaveWords;
  readonly 'live-note': typeof noteWords;
  readonly 'live-pick': typeof pickWords;
  readonly 'live-candidate': typeof candidateWords;
  readonly 'live-offer': typeof offerWords;
  readonly 'live-link': typeof linkWords;
  readonly 'feedback-aspects': typeof aspectWords;
  readonly 'feedback-points': typeof pointTexts;
  readonly 'feedback-give': typeof giveWords;
  readonly calendar: typeof calendarWords;
  readonly 'week-grid': typeof gridWords;
  readonly 'week-cells': typeof weekCellWords;
  readonly zones: typeof zoneWords;
};
