import { describe, expect, test } from 'vitest';
import { features, type Granted, isKnown, mayEnter, mayUse } from './privilege-rules.ts';

/** Specification 000 §6, read once more and by hand: feature, then its activities. Those from 20 on are ours (0150, 0203, 0205). */
const specified: Readonly<Record<number, readonly number[]>> = {
  2: [1, 2, 4, 5, 26, 29],
  3: [6, 10],
  4: [0, 20, 21, 22],
  5: [0, 20, 21, 23, 24, 25, 27],
  6: [0],
  8: [9],
  20: [28],
};
const every: readonly Granted[] = Object.entries(specified).flatMap(([feature, activities]) =>
  activities.map((activityId) => ({ featureId: Number(feature), activityId })),
);

test('[PR-3] the features and activities are those of the specification', () => {
  const told = features.map(({ featureId, activities }) => [
    featureId,
    activities.map(({ activityId }) => activityId),
  ]);
  expect(Object.fromEntries(told)).toEqual(specified);
});

test('[PR-3] nothing else can be granted', () => {
  const known = new Set(every.map(({ featureId, activityId }) => `${featureId} ${activityId}`));
  for (let featureId = -1; featureId <= 22; featureId += 1) {
    for (let activityId = -1; activityId <= 30; activityId += 1) {
      expect(isKnown({ featureId, activityId }), `${featureId}, ${activityId}`).toBe(
        known.has(`${featureId} ${activityId}`),
      );
    }
  }
});

/** None, each alone, every pair, all but one, and all. */
const roles: readonly (readonly Granted[])[] = [
  [],
  ...every.map((one) => [one]),
  ...every.flatMap((one, index) => every.slice(index + 1).map((other) => [one, other])),
  ...every.map((one) => every.filter((other) => other !== one)),
  every,
];
const userTypes = ['COMPANY_ADMIN', 'COMPANY_USER'] as const;
const asked = [...Object.keys(specified).map(Number), 1, 7, 9];
const activities = [undefined, ...new Set(every.map(({ activityId }) => activityId)), 3];

/** The sentences of §6 one after the other, over words instead of over the rows that the rule is given. */
function oracle(
  userType: (typeof userTypes)[number],
  granted: readonly Granted[],
  need: { features: readonly number[]; activityId?: number | undefined; mail: string },
): boolean {
  if (userType === 'COMPANY_ADMIN') return true;
  if (need.mail === 'for somebody else') return false;
  const held = sentenceOf(granted);
  const activity = need.activityId === undefined ? '\\d+' : String(need.activityId);
  return need.features.some((feature) => patternOf(`/${feature}/${activity}/`).test(held));
}

/** Asked half a million times, for a few hundred roles and patterns. */
const sentences = new Map<readonly Granted[], string>();
function sentenceOf(granted: readonly Granted[]): string {
  const known = sentences.get(granted);
  if (known !== undefined) return known;
  const held = granted.map(({ featureId, activityId }) => `/${featureId}/${activityId}/`).join('');
  sentences.set(granted, held);
  return held;
}

const patterns = new Map<string, RegExp>();
function patternOf(text: string): RegExp {
  const pattern = patterns.get(text) ?? new RegExp(text);
  patterns.set(text, pattern);
  return pattern;
}

describe('[D6] [PR-1] the whole table', () => {
  test.each(userTypes)('of %s, by feature and activity, equals the oracle', (userType) => {
    let compared = 0;
    for (const granted of roles) {
      for (const featureId of asked) {
        for (const activityId of activities) {
          const need = { features: [featureId], activityId, mail: 'for nobody' };
          const wanted = oracle(userType, granted, need);
          const told = mayUse(userType, granted, { featureId, activityId });
          if (told !== wanted) expect.fail(JSON.stringify({ granted, featureId, activityId }));
          compared += 1;
        }
      }
    }
    expect(compared).toBe(roles.length * asked.length * activities.length);
  });

  const mails = {
    'for nobody': undefined,
    'for me': ' ADA@Example.com ',
    'for somebody else': 'eve@example.com',
  };
  const entries = [undefined, [], [4], [5], [4, 5], [6, 8]];
  const rows = userTypes.flatMap((userType) =>
    Object.keys(mails).map((mail) => [userType, mail as keyof typeof mails] as const),
  );
  test.each(rows)('of %s with a mail %s and several ways in equals the oracle', (role, mail) => {
    for (const granted of roles) {
      for (const featureId of asked) {
        for (const activityId of activities) {
          for (const hasMultipleEntryPoint of entries) {
            const ways = hasMultipleEntryPoint ?? [];
            const need = { features: ways.length > 0 ? ways : [featureId], activityId, mail };
            const route = { featureId, activityId, hasMultipleEntryPoint, checkMail: mails[mail] };
            const told = mayEnter({ role, email: 'ada@example.com' }, granted, route);
            if (told !== oracle(role, granted, need)) {
              expect.fail(JSON.stringify({ granted, route }));
            }
          }
        }
      }
    }
  });
});

test('[PR-2] what is for admins only lets nobody else pass, whatever the role grants', () => {
  expect(mayUse('COMPANY_ADMIN', [], 'admin')).toBe(true);
  for (const granted of roles) expect(mayUse('COMPANY_USER', granted, 'admin')).toBe(false);
});

test('a role that the platform does not know passes only by what it was granted', () => {
  expect(mayUse('WIZARD', [], { featureId: 5 })).toBe(false);
  expect(mayUse('company_admin', [], { featureId: 5 })).toBe(false);
});
