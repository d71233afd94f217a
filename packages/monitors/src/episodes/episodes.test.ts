import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assess } from './assessment-rules.ts';
import { MERGE_WITHIN_MS, mergeEvents, type TimedEvent } from './merge-rules.ts';

const event = (key: string, at: number, extra: Partial<TimedEvent> = {}): TimedEvent => ({
  key,
  type: 'NO_FACE',
  severity: 'high',
  at,
  confidence: 0.8,
  ...extra,
});

describe('episodes', () => {
  test('[MS-6] events of a type that follow each other closely are one, named by the first', () => {
    const [one, other, ...rest] = mergeEvents([
      event('b', 9000, { confidence: 0.6, severity: 'critical' }),
      event('a', 1000),
      event('c', 9001 + MERGE_WITHIN_MS),
    ]);
    expect(rest).toEqual([]);
    expect(one).toMatchObject({ from: 1000, until: 9000, events: 2, severity: 'critical' });
    expect(one?.first.key).toBe('a');
    expect(one?.confidence).toBeCloseTo(0.7);
    expect(other).toMatchObject({ events: 1, from: 9001 + MERGE_WITHIN_MS });
  });

  test('[MS-6] another type between them does not part them', () => {
    const merged = mergeEvents([
      event('a', 0),
      event('v', 100, { type: 'VOICE_DETECTED' }),
      event('b', 200),
    ]);
    expect(merged.map(({ first, events }) => [first.type, events])).toEqual([
      ['NO_FACE', 2],
      ['VOICE_DETECTED', 1],
    ]);
  });

  test('every event is in exactly one episode, in whatever order they arrive', () => {
    const events = fc.uniqueArray(
      fc.record({
        key: fc.uuid(),
        type: fc.constantFrom('NO_FACE', 'LOOKING_LEFT', 'VOICE_DETECTED'),
        severity: fc.constantFrom('low' as const, 'medium' as const, 'high' as const),
        at: fc.nat(120_000),
        confidence: fc.double({ min: 0, max: 1, noNaN: true }),
      }),
      { selector: ({ key }) => key },
    );
    fc.assert(
      fc.property(events, (all) => {
        const merged = mergeEvents(all);
        expect(merged.reduce((sum, { events: count }) => sum + count, 0)).toBe(all.length);
        expect(mergeEvents(all.toReversed())).toEqual(merged);
        for (const { from, until, confidence } of merged) {
          expect(until).toBeGreaterThanOrEqual(from);
          expect(confidence).toBeGreaterThanOrEqual(0);
          expect(confidence).toBeLessThanOrEqual(1.000_001);
        }
      }),
    );
  });
});

describe('the explained assessment', () => {
  const up = [{ name: 'Face and eyes', upShare: 0.99 }];
  const open = {
    severity: 'high',
    confidence: 0.9,
    verdict: 'open',
    isAdvisory: false,
  } as const;

  test('asks for a review when the episodes weigh enough, and shows the arithmetic', () => {
    expect(assess([open, { ...open, severity: 'medium', confidence: 0.5 }], up)).toEqual({
      label: 'needs-review',
      explanation: [
        '1 high episode, 4 points each by confidence: 3.6.',
        '1 medium episode, 2 points each by confidence: 1.',
        'Together 4.6 points; a look is worth it from 4.',
      ],
    });
  });

  test('a confirmed episode weighs fully, one that was no issue nothing', () => {
    expect(assess([{ ...open, verdict: 'confirmed' }], up).label).toBe('needs-review');
    for (const verdict of ['not-an-issue', 'technical', 'accommodation'] as const) {
      expect(assess([{ ...open, verdict }], up)).toEqual({
        label: 'no-review-needed',
        explanation: [
          '1 episode was set aside by verdict.',
          'Together 0 points; a look is worth it from 4.',
        ],
      });
    }
  });

  test('an advisory episode weighs nothing until a person confirmed it', () => {
    const hint = { ...open, severity: 'critical', isAdvisory: true } as const;
    expect(assess([hint], up)).toEqual({
      label: 'episodes-open',
      explanation: [
        '1 advisory episode weighs nothing until confirmed.',
        'Together 0 points; a look is worth it from 4.',
      ],
    });
    expect(assess([{ ...hint, verdict: 'confirmed' }], up).label).toBe('needs-review');
  });

  test('never says that no review is needed while an episode waits for its verdict', () => {
    const small = { ...open, severity: 'low' } as const;
    expect(assess([small], up).label).toBe('episodes-open');
    expect(assess([{ ...small, isAdvisory: true }], up).label).toBe('episodes-open');
    expect(assess([{ ...small, verdict: 'confirmed' }], up).label).toBe('no-review-needed');
    expect(assess([], up).label).toBe('no-review-needed');
  });

  test('says insufficient signal where a monitor was down, not that nothing happened', () => {
    const { label, explanation } = assess([], [{ name: 'Voice', upShare: 0.799 }]);
    expect(label).toBe('insufficient-signal');
    expect(explanation).toEqual([
      'No episodes were noted.',
      'Voice watched only 79 % of the time.',
    ]);
  });

  test('never speaks of cheating', () => {
    const words = assess([open, open, open], []).explanation.join(' ');
    expect(words).not.toMatch(/cheat|fraud|dishonest/i);
  });
});
