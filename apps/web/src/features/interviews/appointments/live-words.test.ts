import { expect, test } from 'vitest';
import type { LiveInterview } from './live-queries.ts';
import { hindranceText, standingText, storyOf } from './live-words.ts';

const at = '2027-01-20T09:00:00.000Z';
const interview = {
  ...{ state: 'asked', move: null, askedAt: at, beginning: 'candidate-picks', times: [] },
  ...{ candidateName: 'Ada Lovelace', cancelReason: null },
} as unknown as LiveInterview;
const move = { by: 'candidate', waitsFor: 'company', reason: 'My train.', since: at } as const;

test('the story says who is waited for', () => {
  expect(storyOf(interview)).toBe(
    'Ada Lovelace is asked to pick a time at which all seats are free. Nothing is booked yet.',
  );
  expect(storyOf({ ...interview, beginning: 'candidate-offers' })).toMatch(/asked to offer times/);
  expect(storyOf({ ...interview, askedAt: null })).toMatch(/when the one before is over/);
});

test('times that suit nobody are told as such', () => {
  expect(storyOf({ ...interview, state: 'offered' })).toMatch(/at none of them all seats are free/);
  expect(storyOf({ ...interview, state: 'offered', times: [at] })).toMatch(/Please book one/);
});

test('[AV-3] while somebody looks for another time the appointment is said to stand', () => {
  const times = ['2027-01-20T09:00:00.000Z'];
  const booked = { ...interview, state: 'booked', move, times } as const;
  expect(standingText(booked)).toBe('Being moved');
  expect(storyOf(booked)).toBe(
    'The appointment stands until another one is certain. Ada Lovelace asked for another time. Please choose one of the offered times, or keep the appointment.',
  );
  expect(storyOf({ ...booked, times: [] })).toMatch(/None of the offered times suits everybody/);
  expect(storyOf({ ...booked, move: { ...move, by: 'company', waitsFor: 'candidate' } })).toMatch(
    /Your company asked for another time. We wait for Ada Lovelace/,
  );
});

test('why it ended is told where somebody said so', () => {
  expect(storyOf({ ...interview, state: 'unable', cancelReason: 'I moved.' })).toBe(
    'Ada Lovelace said that no time will do: “I moved.”.',
  );
  expect(storyOf({ ...interview, state: 'cancelled', cancelReason: '' })).toBe('It was cancelled.');
  const ended = { ...interview, state: 'cancelled', endedBy: 'candidate' } as const;
  expect(storyOf({ ...ended, cancelReason: '' })).toBe('Ada Lovelace cancelled it.');
});

test('what stands in the way is told of a person, or of nobody', () => {
  expect(hindranceText('busy', 'Bo')).toBe('Bo is busy by a calendar');
  expect(hindranceText('outside-hours', '')).toBe('outside the hours of somebody');
  expect(hindranceText('short-notice', '')).toBe('sooner than the least notice');
});
