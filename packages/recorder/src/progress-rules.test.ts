import { expect, test } from 'vitest';
import type { ProgressFacts } from './progress-rules.ts';
import { recordingState } from './progress-rules.ts';

const idle: ProgressFacts = {
  recording: false,
  openSegments: 0,
  segments: 0,
  retrying: false,
  givenUp: false,
};

test.each<[string, Partial<ProgressFacts>]>([
  ['idle', {}],
  ['recording', { recording: true, segments: 1, openSegments: 1 }],
  ['uploading', { segments: 1, openSegments: 1 }],
  ['waiting', { segments: 1, openSegments: 1, retrying: true }],
  ['waiting', { recording: true, segments: 1, openSegments: 1, retrying: true }],
  ['failed', { segments: 1, openSegments: 1, retrying: true, givenUp: true }],
  ['done', { segments: 2 }],
])('%s when %o', (state, facts) => {
  expect(recordingState({ ...idle, ...facts })).toBe(state);
});
