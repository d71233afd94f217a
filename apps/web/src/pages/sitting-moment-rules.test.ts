import { expect, test } from 'vitest';
import { clipsOf, type Noted } from './sitting-moment-rules.ts';

const noted = (atSeconds: number, more: Partial<Noted> = {}): Noted => ({
  ...{ id: `at-${atSeconds}`, atSeconds, text: 'Noted', severity: 'medium' },
  ...{ isAdvisory: false, verdict: null, confidence: 0.5 },
  ...more,
});
const places = (all: readonly Noted[]) => clipsOf(all, 600).map(({ atSeconds }) => atSeconds);

test('the three gravest are shown, in the order of their time', () => {
  const all = [
    noted(50, { severity: 'low' }),
    noted(100, { severity: 'critical' }),
    noted(200),
    noted(300, { severity: 'high' }),
    noted(400, { severity: 'critical' }),
  ];
  expect(places(all)).toEqual([100, 300, 400]);
});

test('what somebody confirmed comes before what nobody has judged', () => {
  const all = [
    noted(100, { severity: 'critical' }),
    noted(200, { severity: 'critical' }),
    noted(300, { severity: 'critical' }),
    noted(400, { severity: 'low', verdict: 'confirmed' }),
  ];
  expect(places(all)).toEqual([100, 200, 400]);
});

test('what somebody called harmless is not shown at all', () => {
  const verdicts = ['not-an-issue', 'technical', 'accommodation'];
  expect(places(verdicts.map((verdict, at) => noted(at * 100, { verdict })))).toEqual([]);
});

test('an advisory signal is shown only where nothing surer is, unless it was confirmed', () => {
  const advisory = noted(100, { severity: 'critical', isAdvisory: true });
  const others = [noted(200), noted(300), noted(400, { severity: 'low' })];
  expect(places([advisory, ...others])).toEqual([200, 300, 400]);
  expect(places([advisory])).toEqual([100]);
  expect(places([{ ...advisory, verdict: 'confirmed' }, ...others])).toEqual([100, 200, 300]);
});

test('of two that are equally grave the surer is shown', () => {
  const all = [noted(100, { confidence: 0.2 }), ...[200, 300, 400].map((at) => noted(at))];
  expect(places(all)).toEqual([200, 300, 400]);
});

test('two moments of one clip are one', () => {
  expect(places([noted(100), noted(105), noted(120)])).toEqual([100, 120]);
});

test('a clip is ten seconds and begins two before its moment, inside the recording', () => {
  const [first, , last] = clipsOf([noted(1), noted(300), noted(599)], 600);
  expect(first).toMatchObject({ fromSeconds: 0, untilSeconds: 10 });
  expect(last).toMatchObject({ fromSeconds: 590, untilSeconds: 600 });
  expect(clipsOf([noted(300)], 600)[0]).toMatchObject({ fromSeconds: 298, untilSeconds: 308 });
  expect(clipsOf([noted(2)], 4)[0]).toMatchObject({ fromSeconds: 0, untilSeconds: 4 });
});
