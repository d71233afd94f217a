import {
  assess,
  type EpisodeVerdict,
  isAdvisory,
  mergeEvents,
  riskOf,
} from '@candor/monitors/episodes';
import { auditTexts, isSpecified } from '@candor/monitors/tracking';
import type { Severity } from './judged-rules.ts';
import type { PauseSpan } from './pause-rules.ts';
import {
  type HealthStretch,
  healthOf,
  type MonitorSetting,
  type SessionEndReason,
  type TrackingSystem,
  trackingSystems,
} from './proctoring-rules.ts';

export type ReviewEvent = {
  readonly key: string;
  readonly type: string;
  readonly severity: Severity;
  readonly at: number;
  readonly confidence: number;
  readonly trackingSystem: TrackingSystem;
  readonly violationDescription: string;
};

export type Verdict = {
  readonly eventKey: string;
  readonly verdict: EpisodeVerdict;
  readonly reason: string;
  readonly judgedBy: string;
  readonly judgedAt: number;
};

const systemNames: Readonly<Record<TrackingSystem, string>> = {
  eye: 'Face and eyes',
  voice: 'Voice',
  keyboard: 'Keyboard and mouse',
};

/** RK-1 counts the specification's types, one by one; ours are shown and never counted in it. */
export function riskOfEvents(events: readonly ReviewEvent[]) {
  return riskOf(events.filter(({ type }) => isSpecified(type)).map(({ severity }) => severity));
}

export type Risk = ReturnType<typeof riskOf>;

/** The same from events that were counted where they lie; null stands for a session without any. */
export function riskByAttempt(
  counted: readonly {
    readonly attemptId: number;
    readonly violationType: string | null;
    readonly severityLevel: Severity | null;
    readonly count: number;
  }[],
): ReadonlyMap<number, Risk> {
  const risks = new Map<number, Risk>();
  for (const [attemptId, rows] of Map.groupBy(counted, (row) => row.attemptId)) {
    const severities = rows.flatMap(({ violationType, severityLevel, count }) =>
      violationType !== null && severityLevel !== null && isSpecified(violationType)
        ? Array<Severity>(count).fill(severityLevel)
        : [],
    );
    risks.set(attemptId, riskOf(severities));
  }
  return risks;
}

/**
 * Episodes with what reviewers said of them. A verdict names the event that opened its episode; when events that
 * arrive later join two episodes, the newest verdict on any of them stands.
 */
export function judgedEpisodes(events: readonly ReviewEvent[], verdicts: readonly Verdict[]) {
  const byKey = new Map(events.map((event) => [event.key, event]));
  const judged = verdicts
    .toSorted((one, other) => one.judgedAt - other.judgedAt)
    .flatMap((verdict) => {
      const event = byKey.get(verdict.eventKey);
      return event === undefined ? [] : { event, verdict };
    });
  return mergeEvents(events).map((episode) => {
    const newest = judged.findLast(
      ({ event: { type, at } }) =>
        type === episode.first.type && at >= episode.from && at <= episode.until,
    );
    return { ...episode, verdict: newest?.verdict ?? null };
  });
}

export type JudgedEpisode = ReturnType<typeof judgedEpisodes>[number];

/** What a page said of its own session; null where it never came to say it. */
export type ToldSession = {
  readonly id: number;
  readonly life: number;
  readonly startedAt: Date;
  readonly endedAt: Date | null;
  readonly endReason: SessionEndReason | null;
  readonly voiceTracking: string | null;
  readonly eyeTracking: string | null;
  readonly keyboardTracking: string | null;
};

/**
 * MS-1, MS-3: every session with its end and its three texts. A page that was reloaded, killed or left tells
 * neither: its session ended where the next page's began, or with the interview, and its texts are of its events.
 */
export function sessionHistory(
  sessions: readonly ToldSession[],
  events: readonly (ReviewEvent & { readonly sessionId: number })[],
  interviewEndedAt: Date | null,
) {
  return sessions.map((session) => {
    const { id, life, startedAt, endedAt, endReason } = session;
    const next = sessions.find((other) => other.life > life);
    const end = endedAt ?? next?.startedAt ?? interviewEndedAt;
    const reason = next === undefined ? 'INTERVIEW_COMPLETED' : 'PANEL_CLOSED';
    const counted = auditTexts(byMonitor(events.filter(({ sessionId }) => sessionId === id)));
    return {
      startedAt: startedAt.getTime(),
      endedAt: end?.getTime() ?? null,
      endReason: endReason ?? (end === null ? null : reason),
      isReported: endedAt !== null,
      VoiceTracking: session.voiceTracking ?? counted.VoiceTracking,
      EyeTracking: session.eyeTracking ?? counted.EyeTracking,
      Keyboardtracking: session.keyboardTracking ?? counted.Keyboardtracking,
    } as const;
  });
}

/** From where a candidate closed the monitors until they enabled them again, or the end: off, by their own act. */
export function closedStretches(sessions: readonly ToldSession[], until: number): HealthStretch[] {
  return sessions.flatMap(({ startedAt, endedAt, endReason }) => {
    if (endedAt === null || endReason !== 'PANEL_CLOSED') return [];
    const next = sessions.find((other) => other.startedAt > startedAt);
    const span = { from: endedAt.getTime(), until: next?.startedAt.getTime() ?? until };
    return trackingSystems.map(
      (trackingSystem) => ({ trackingSystem, state: 'off', ...span }) as const,
    );
  });
}

function byMonitor(events: readonly ReviewEvent[]) {
  const of = (system: TrackingSystem) => {
    const counts = new Map<string, number>();
    for (const { type, trackingSystem } of events) {
      if (trackingSystem === system) counts.set(type, (counts.get(type) ?? 0) + 1);
    }
    return counts;
  };
  return { face: of('eye'), voice: of('voice'), keyboard: of('keyboard') };
}

/** What was up and what was not, over the whole interview; a monitor that was not asked for has no gaps. */
export function healthByMonitor(
  settings: Readonly<Record<TrackingSystem, MonitorSetting>>,
  stretches: readonly HealthStretch[],
  window: { readonly from: number; readonly until: number },
  pauses: readonly PauseSpan[] = [],
) {
  return trackingSystems.map((trackingSystem) => {
    const setting = settings[trackingSystem];
    const own = stretches.filter((stretch) => stretch.trackingSystem === trackingSystem);
    const health = setting === 'on' ? healthOf(own, window, pauses) : { gaps: [], upShare: 1 };
    return { trackingSystem, setting, upShare: health.upShare, gaps: [...health.gaps] };
  });
}

/** The explained assessment, over episodes and what of the interview was watched. */
export function assessment(
  episodes: readonly JudgedEpisode[],
  health: ReturnType<typeof healthByMonitor>,
) {
  const judged = episodes.map(({ first, severity, confidence, verdict }) => ({
    severity,
    confidence,
    isAdvisory: isAdvisory(first.type),
    verdict: verdict?.verdict ?? 'open',
  }));
  const watched = health
    .filter(({ setting }) => setting === 'on')
    .map(({ trackingSystem, upShare }) => ({ name: systemNames[trackingSystem], upShare }));
  const { label, explanation } = assess(judged, watched);
  return { label, explanation: [...explanation] };
}
