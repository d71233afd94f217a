import {
  array,
  assert,
  constantFrom,
  integer,
  property,
  record,
  shuffledSubarray,
} from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mapType } from '@candor/contract/interviews/violation-rules';
import type { Incident } from '@candor/monitors';
import { auditHistory, totalsReport, violationReport } from './session-report-rules.ts';
import {
  countIncident,
  endSession,
  initialiseSession,
  type SessionIds,
  type TrackingSession,
} from './tracking-session-rules.ts';
import { recordOf } from './unified-record-rules.ts';

const ids: SessionIds = { interviewScheduledID: 7, userID: null, candidateId: 3, sessionId: 11 };
const page = { application: 'Candor', url: '/bot-interview' };

const started = (): TrackingSession => {
  const session = initialiseSession(ids, 60_000);
  if (!session) throw new Error('The ids are complete.');
  return session;
};

const incident = (type: string, extra: Partial<Incident> = {}): Incident => ({
  monitor: 'keyboard',
  type,
  severity: 'high',
  at: 100_000,
  confidence: 1,
  ...extra,
});

describe('[MS-1] the session', () => {
  test('starts with four numbers, the user falling back to the candidate, and counters at zero', () => {
    expect(started()).toMatchObject({ userID: 3, candidateId: 3, isActive: true, total: 0 });
    expect(Object.values(started().counters)).toEqual(Array.from({ length: 13 }, () => 0));
  });

  test.each([
    'IMMEDIATE_VIOLATION',
    'MANUAL_SUBMIT',
    'PANEL_CLOSED',
    'INTERVIEW_COMPLETED',
  ] as const)('ends with %s, once', (reason) => {
    const ended = endSession(started(), reason, 90_000);
    expect(ended).toMatchObject({ isActive: false, endReason: reason, endedAt: 90_000 });
    expect(endSession(ended, 'MANUAL_SUBMIT', 95_000)).toEqual(ended);
  });
});

describe('[MS-2] without a session', () => {
  test('nothing is recorded, and the error says so', () => {
    const counting = () => countIncident(null, incident('FORBIDDEN_KEY'), 'a');
    expect(counting).toThrow('Cannot record violation: No active session.');
    const ended = endSession(started(), 'PANEL_CLOSED', 1);
    expect(() => countIncident(ended, incident('FORBIDDEN_KEY'), 'a')).toThrow();
  });

  test.each(['interviewScheduledID', 'candidateId', 'sessionId'] as const)(
    'a missing %s sends nothing',
    (name) => {
      const incomplete = { ...ids, [name]: null };
      expect(initialiseSession(incomplete, 0)).toBeNull();
    },
  );
});

describe('[MS-3] reports', () => {
  const voice = incident('VOICE_DETECTED', {
    monitor: 'voice',
    severity: 'medium',
    confidence: 0.91234,
    text: 'Voice detected. Please remain silent during the exam.',
    details: { audioLevel: 84.66, levelSeverity: 'high', durationMs: 1500 },
  });

  test('the payload of the eye names where eyes and face were', () => {
    const details = { eyeX: 0.1, eyeY: -0.2, faceX: 0.5, faceY: 0.4, eyeClosureRatio: 0.3 };
    const looking = incident('LOOKING_LEFT', { monitor: 'eye', confidence: 0.8, details });
    expect(recordOf(looking, 'key', page).violationData).toMatchObject({
      violationType: 'LOOKING_LEFT',
      confidenceScore: 0.8,
      eyePosition: { x: 0.1, y: -0.2 },
      facePosition: { x: 0.5, y: 0.4 },
      eyeClosureRatio: 0.3,
    });
    const nobody = incident('NO_FACE', { monitor: 'eye', details: { faces: 0 } });
    expect(recordOf(nobody, 'key', page).violationData).not.toHaveProperty('eyePosition');
  });

  test('each violation at once with its counter 1 and the unified record', () => {
    expect(violationReport(started(), recordOf(voice, 'key', page))).toEqual({
      InterviewScheduledID: 7,
      VoiceDetected: 1,
      TotalViolations: 1,
      SessionDurationMinutes: 1,
      SessionEndReason: 'IMMEDIATE_VIOLATION',
      violation: {
        eventKey: 'key',
        trackingSystem: 'voice',
        violationType: 'VOICE_DETECTED',
        violationDescription: 'Voice detected. Please remain silent during the exam.',
        severityLevel: 'medium',
        detectedAt: 100_000,
        confidence: 0.912,
        type: 'unknown',
        violationData: {
          audioLevel: 84.66,
          levelSeverity: 'high',
          durationMs: 1500,
          violationType: 'VOICE_DETECTED',
          timestamp: '1970-01-01T00:01:40.000Z',
          severity: 'high',
          confidence: 0.912,
          confidenceScore: 0.912,
          duration: 1.5,
          durationSeconds: 1.5,
        },
      },
    });
  });

  test('a type of ours carries no counter and adds to no total', () => {
    const own = incident('PASTE_BY_MENU');
    const report = violationReport(started(), recordOf(own, 'key', page));
    expect(report.TotalViolations).toBe(0);
    expect(countIncident(started(), own, 'key')).toMatchObject({
      total: 0,
      counters: started().counters,
    });
  });

  test('the totals at the end, minutes rounded, and the history in words', () => {
    let session = countIncident(started(), voice, 'a');
    session = countIncident(
      session,
      incident('COPYING_ATTEMPT', { details: { prevented: true } }),
      'b',
    );
    session = countIncident(session, incident('SAVE_ATTEMPT'), 'c');
    session = endSession(session, 'MANUAL_SUBMIT', 60_000 + 89_999);
    expect(totalsReport(session, 0)).toMatchObject({
      VoiceDetected: 1,
      CopyingAttempt: 1,
      NoFace: 0,
      CopyPrevention: true,
      TabSwitchingPrevention: false,
      TotalViolations: 3,
      SessionDurationMinutes: 1,
      SessionEndReason: 'MANUAL_SUBMIT',
    });
    expect(auditHistory(session)).toEqual({
      InterviewScheduleID: 7,
      VoiceTracking: 'Voice: VOICE_DETECTED 1.',
      EyeTracking: 'Eyes and face: nothing was noted.',
      Keyboardtracking: 'Keyboard and mouse: COPYING_ATTEMPT 1, SAVE_ATTEMPT 1.',
    });
  });
});

describe('[MS-4] counting once', () => {
  const told = record({
    key: integer({ min: 0, max: 12 }),
    type: constantFrom('NO_FACE', 'VOICE_DETECTED', 'FORBIDDEN_KEY', 'SAVE_ATTEMPT', 'WINDOW_BLUR'),
  });

  test('in any order and however often it is told; counters never fall', () => {
    assert(
      property(
        array(told).chain((all) => {
          const once = [...new Map(all.map((one) => [one.key, one])).values()];
          return shuffledSubarray([...once, ...once, ...once], { minLength: 0 }).map((again) => ({
            once,
            all: [...again, ...once],
          }));
        }),
        ({ once, all }) => {
          const count = (list: typeof once) => {
            let session = started();
            for (const { key, type } of list) {
              const next = countIncident(session, incident(type), String(key));
              expect(next.total).toBeGreaterThanOrEqual(session.total);
              for (const [name, value] of Object.entries(session.counters)) {
                expect(next.counters[name as keyof typeof next.counters]).toBeGreaterThanOrEqual(
                  value,
                );
              }
              session = next;
            }
            return { counters: session.counters, total: session.total };
          };
          expect(count(all)).toEqual(count(once));
        },
      ),
    );
  });
});

describe('[MS-5] mapping', () => {
  test.each([
    ['NO_FACE', 'face_not_visible'],
    ['no-face', 'face_not_visible'],
    ['MULTIPLE_FACES', 'multiple_faces'],
    ['LOOKING_LEFT', 'looking_away'],
    ['looking-away', 'looking_away'],
    ['VOICE_DETECTED', 'unknown'],
    ['anything', 'unknown'],
  ])('%s becomes %s', (type, mapped) => {
    expect(mapType(type)).toBe(mapped);
  });
});
