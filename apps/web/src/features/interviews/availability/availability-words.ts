import { HOLIDAY_DAYS_MOST } from '@candor/contract/interviews/availability-rules';
import { locale } from '../../../ui/reader-locale.ts';

export const weekdays = [
  ...(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const),
];

const hours = (minutes: number): string =>
  (minutes / 60).toLocaleString(locale, { maximumFractionDigits: 2 });

export const availabilityWords = {
  page: 'Availability',
  title: 'When can you interview?',
  intro:
    'You are invited to interviews within these hours only, and never while a calendar that you connect says you are busy. Companies see when you are free, never why you are not.',
  proposal:
    'You have not said your hours yet. These are a proposal: they count once you have saved them.',
  what: 'your hours',
  save: 'Save',
  saved: 'Saved.',
  total: (minutes: number) => (minutes === 0 ? 'No hours a week' : `${hours(minutes)} h a week`),
  unsaved: 'Not saved yet',
  showSaved: 'Discard it and show what was saved',
  leaveTitle: 'Your hours are not saved',
  leave: 'What you changed on this page is lost if you leave it.',
};

export const linkHoursWords = {
  intro:
    'They hold for every interview that you take part in, whichever company asks. Companies see when you are free, never why you are not.',
  calendars: 'A calendar that says when you are busy is connected by who is signed in:',
  interviewer: 'as an interviewer',
  member: 'as a member of the company',
};

export const weekWords = {
  title: 'Weekly hours',
  hint: 'By the clock of your time zone, all year round. An end at midnight is the end of the day.',
  zone: 'Time zone',
  free: 'No interviews',
  from: (of: string) => `${of}, from`,
  to: (of: string) => `${of}, to`,
  until: 'to',
  midnight: 'midnight',
  remove: 'Remove',
  removeSpan: (of: string, place: number) => `Remove hours ${place} of ${of}`,
  add: 'Add hours',
  addTo: (of: string) => `Add hours to ${of}`,
  copy: 'Copy',
  copyOf: (day: string) => `Copy ${day} to other days`,
  copyTitle: (day: string) => `Copy ${day} to`,
  cancel: 'Cancel',
};

export const exceptionWords = {
  title: 'Days that differ',
  hint: `Holidays, days off, and days with other hours; up to ${HOLIDAY_DAYS_MOST} days each.`,
  none: 'None: every week is as above.',
  first: 'First day',
  last: 'Last day',
  name: 'Name',
  nameHint: 'Only you see it.',
  off: 'No interviews on these days.',
  of: (place: number) => `exception ${place}`,
  legend: (place: number, name: string) => (name.trim() === '' ? `Exception ${place}` : name),
  addOff: 'Add days off',
  addHours: 'Add other hours',
  remove: 'Remove these days',
  removeOne: (place: number) => `Remove these days, exception ${place}`,
};

export const limitWords = {
  title: 'Limits',
  notice: 'Least notice, in hours',
  noticeHint: 'Nobody is invited to what begins sooner.',
  day: 'Interviews a day, at most',
  week: 'Interviews a week, at most',
  noLimit: 'Empty: no limit.',
};
