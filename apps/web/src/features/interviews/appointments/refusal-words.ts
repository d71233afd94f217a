import type { SomeRefusalWords } from '@candor/contract/refusals';

export const appointmentRefusals = {
  application_ended: 'This application has ended, so nothing is booked for it any more.',
  changed_meanwhile: {
    'live-interview':
      'Somebody has changed this interview since you opened it. Please look at it again: what you typed is still here.',
    'seat-price':
      'What a seat costs has just changed. Nobody was asked: look at what it costs now, then ask again.',
  },
  day_past: 'This day has passed.',
  interview_over: 'This interview is over, or it was cancelled.',
  last_day_over:
    'Its last day has passed, so there is no time to ask for. Please change the last day first.',
  nobody_waited_for: 'Nobody has anything to answer.',
  outside_window: 'Please mark times that begin after the notice and until the last day.',
  people_booked: 'Booked for something else at this time.',
  place_refused: 'Please enter an address that begins with https://.',
  request_key_reused:
    'What you sent before has arrived, with something else in it. Send again only if this is to go as well.',
  slot_not_offered: 'This is not one of the times that were offered.',
  slot_taken: 'This time has just been taken. The nearest ones are still free.',
  span_short: 'This is shorter than the interview.',
  too_many_moves: ({ most }) =>
    `An interview can be moved ${most} times at most. Please write to the company.`,
  unknown_member: {
    seat: 'This person can’t sit here: they left the company, or the address is none.',
    named: 'This person does not interview for you.',
    blocked: 'Your company asks this person no more.',
  },
} as const satisfies SomeRefusalWords;
