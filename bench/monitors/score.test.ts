import { expect, test } from 'vitest';
import type { Clip } from './clips.ts';
import type { PlayedIncident } from './page-script.ts';
import { score } from './score.ts';
import { audio, reported, speech, video } from './test-clips.ts';

const scored = (clip: Clip, incidents: readonly PlayedIncident[]) => score(clip, incidents);

const noFace = video({ must: [{ any_of: ['NO_FACE'], start_s: 10, end_s: 20 }] });

test('a report inside its window is a hit, with the time from the window’s beginning', () => {
  const { hits, misses, falseAlarms } = scored(noFace, reported('NO_FACE', 12.5, 17.5));
  expect({ hits, misses, falseAlarms }).toEqual({
    hits: [{ type: 'NO_FACE', onsetMs: 2500 }],
    misses: [],
    falseAlarms: [],
  });
});

test.each([
  ['0.2 s before', 9.81, 1],
  ['further before', 9.7, 0],
  ['up to 2 s after', 22, 1],
  ['later', 22.1, 0],
])('a report %s the window counts %#', (_, at, hits) => {
  const result = scored(noFace, reported('NO_FACE', at));
  expect(result.hits).toHaveLength(hits);
  expect(result.misses).toHaveLength(1 - hits);
  expect(result.falseAlarms).toHaveLength(1 - hits);
});

test('another type in the window is a miss and a false alarm', () => {
  const { misses, falseAlarms } = scored(noFace, reported('MULTIPLE_FACES', 15));
  expect(misses).toEqual([{ type: 'NO_FACE', from: 10, to: 20 }]);
  expect(falseAlarms).toEqual([{ type: 'MULTIPLE_FACES', at: 15 }]);
});

test('false reports of a type are one episode until ten seconds pass without one', () => {
  const incidents = [...reported('NO_FACE', 0, 9, 18, 29), ...reported('LOOKING_UP', 1)];
  expect(scored(video(), incidents).falseAlarms).toEqual([
    { type: 'NO_FACE', at: 0 },
    { type: 'NO_FACE', at: 29 },
    { type: 'LOOKING_UP', at: 1 },
  ]);
});

test.each([
  ['right', 'LOOKING_LEFT', 'LOOKING_RIGHT'],
  ['left', 'LOOKING_RIGHT', 'LOOKING_LEFT'],
])('to the picture’s %s is %s: the other side is false', (image_dir, own, other) => {
  const sides = ['LOOKING_LEFT', 'LOOKING_RIGHT'];
  const clip = video({ must: [{ any_of: sides, start_s: 5, end_s: 15, image_dir }] });
  expect(scored(clip, reported(own, 7)).hits).toEqual([{ type: own, onsetMs: 2000 }]);
  const wrong = scored(clip, reported(other, 7));
  expect(wrong.misses).toEqual([{ type: own, from: 5, to: 15 }]);
  expect(wrong.falseAlarms).toEqual([{ type: other, at: 7 }]);
});

test('what the label leaves open is neither right nor wrong', () => {
  const clip = video({ expect: { must: [], may: ['LOOKING_DOWN'], must_not: [] } });
  const { incidents, falseAlarms } = scored(clip, reported('LOOKING_DOWN', 30));
  expect(incidents.map(({ truth }) => truth)).toEqual([null]);
  expect(falseAlarms).toEqual([]);
});

test('clean is what nothing is asked of', () => {
  expect(scored(noFace, []).cleanS).toBe(50);
  expect(scored(video(), []).cleanS).toBe(60);
});

test('a voice is asked for once an utterance, and pauses under two seconds are within one', () => {
  const clip = audio(['VOICE_DETECTED'], [speech(1, 3), speech(4.9, 6), speech(20, 22)]);
  const { hits, misses, falseAlarms } = scored(clip, reported('VOICE_DETECTED', 1.4, 5, 40));
  expect(hits).toHaveLength(1);
  expect(misses).toEqual([{ type: 'VOICE_DETECTED', from: 20, to: 22 }]);
  expect(falseAlarms).toEqual([{ type: 'VOICE_DETECTED', at: 40 }]);
});

test('several voices are asked for once a conversation, and false where the label excludes them', () => {
  const talk = [speech(1, 9, 2)];
  const asked = audio(['VOICE_DETECTED', 'MULTIPLE_VOICE_DETECTED'], talk);
  expect(scored(asked, reported('MULTIPLE_VOICE_DETECTED', 50)).hits).toHaveLength(1);
  const alone = audio(['VOICE_DETECTED'], [speech(1, 9)], ['MULTIPLE_VOICE_DETECTED']);
  expect(scored(alone, reported('MULTIPLE_VOICE_DETECTED', 5)).falseAlarms).toHaveLength(1);
});
