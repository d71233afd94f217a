import { describe, expect, test } from 'vitest';
import {
  type Asked,
  bothOf,
  type Grant,
  grantOfKept,
  isAnswerable,
  isEnded,
  isNothing,
  isOverdue,
  keptOf,
  missingOf,
  needStates,
  nothingAsked,
  proposalOf,
  replyByOf,
} from './need-rules.ts';

const none: Grant = {
  ...{ extraMinutes: 0, monitorsOff: [], keyboardNavigation: false, noCamera: false },
  breaks: { count: 0, minutes: 0 },
};
const everything: Asked = {
  ...{ extraPercent: 25, breaks: true, noCamera: true, monitorsOff: ['eye'] },
  ...{ keyboardNavigation: true, anotherWay: true, somethingElse: true },
};

describe('an ask', () => {
  test('is one as soon as anything is chosen', () => {
    expect(isNothing(nothingAsked)).toBe(true);
    for (const [name, value] of Object.entries(everything)) {
      expect(isNothing({ ...nothingAsked, [name]: value }), name).toBe(false);
    }
  });

  test('is proposed as asked, in minutes of the test, beside what is granted', () => {
    expect(proposalOf(everything, 45, none)).toEqual({
      ...{ extraMinutes: 12, monitorsOff: ['eye'], keyboardNavigation: true, noCamera: true },
      breaks: { count: 2, minutes: 10 },
    });
    const given = { ...none, extraMinutes: 30, breaks: { count: 1, minutes: 30 } };
    expect(proposalOf({ ...nothingAsked, breaks: true, extraPercent: 10 }, 40, given)).toEqual(
      given,
    );
  });

  test('proposes all of itself, but for what only words can say', () => {
    const grant = proposalOf(everything, 45, none);
    expect(missingOf(everything, 45, { grant, words: 'A talk by phone.' })).toEqual([]);
    expect(missingOf(everything, 45, { grant, words: ' ' })).toEqual([
      'another-way',
      'something-else',
    ]);
  });

  test('lacks each thing that an answer leaves out, and nothing that was not asked', () => {
    expect(missingOf(everything, 40, { grant: none, words: 'x' })).toEqual([
      ...['extra-time', 'breaks', 'no-camera', 'monitors-off', 'keyboard-navigation'],
    ]);
    expect(missingOf(nothingAsked, 40, { grant: none, words: '' })).toEqual([]);
    const short = { ...none, extraMinutes: 9 };
    const more = { ...nothingAsked, extraPercent: 25 } as const;
    expect(missingOf(more, 40, { grant: short, words: '' })).toEqual(['extra-time']);
    const enough = { ...none, extraMinutes: 10 };
    expect(missingOf(more, 40, { grant: enough, words: '' })).toEqual([]);
  });
});

describe('a promise', () => {
  const asked = new Date('2026-11-21T10:00:00Z');

  const closes = new Date('2026-11-30T10:00:00Z');

  test('counts its days from the ask', () => {
    expect(replyByOf(asked, 2, closes).toISOString()).toBe('2026-11-23T10:00:00.000Z');
  });

  test('is over while an answer still helps: two hours before the end, or half way to a near one', () => {
    const by = (closesAt: string) => replyByOf(asked, 2, new Date(closesAt)).toISOString();
    expect(by('2026-11-22T10:00:00Z')).toBe('2026-11-22T08:00:00.000Z');
    expect(by('2026-11-21T11:00:00Z')).toBe('2026-11-21T10:30:00.000Z');
  });

  test('is kept by nobody’s answer after its time, while the interview still waits', () => {
    const need = { state: 'open', place: 'waiting', replyBy: replyByOf(asked, 1, closes) } as const;
    expect(isOverdue(need, new Date(need.replyBy.getTime() - 1))).toBe(false);
    expect(isOverdue(need, need.replyBy)).toBe(true);
    expect(isOverdue({ ...need, place: 'begun' }, need.replyBy)).toBe(false);
    expect(isOverdue({ ...need, place: 'over' }, need.replyBy)).toBe(false);
  });

  test('is about what waits for the company: not for the candidate, and not once it ended', () => {
    const answerable = needStates.filter((state) => isAnswerable(state, 'waiting'));
    expect(answerable).toEqual(['open', 'confirming']);
    expect(needStates.filter(isEnded)).toEqual(['granted', 'accepted', 'declined', 'withdrawn']);
  });
});

describe('what is granted', () => {
  const some: Grant = {
    ...{ extraMinutes: 10, monitorsOff: ['voice'], keyboardNavigation: false, noCamera: true },
    breaks: { count: 1, minutes: 15 },
  };

  test('together with something else takes nothing away', () => {
    const other: Grant = {
      ...{ extraMinutes: 5, monitorsOff: ['eye'], keyboardNavigation: true, noCamera: false },
      breaks: { count: 2, minutes: 5 },
    };
    expect(bothOf(some, other)).toEqual({
      ...{ extraMinutes: 10, monitorsOff: ['eye', 'voice'], keyboardNavigation: true },
      ...{ noCamera: true, breaks: { count: 2, minutes: 15 } },
    });
    expect(bothOf(some, none)).toEqual(some);
  });

  test('goes along by its share of the time, not by its minutes', () => {
    expect(grantOfKept(keptOf(some, 40), 40)).toEqual(some);
    expect(grantOfKept(keptOf(some, 40), 60).extraMinutes).toBe(15);
    expect(grantOfKept(keptOf(some, 0), 60).extraMinutes).toBe(0);
  });
});
