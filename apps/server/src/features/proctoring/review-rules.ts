import {
  assess,
  type EpisodeVerdict,
  isAdvisory,
  mergeEvents,
  riskOf,
} from '@candor/monitors/episodes';
import { isSpecified } from '@candor/monitors/tracking';
import {
  type HealthStretch,
  healthOf,
  type MonitorSetting,
  type TrackingSystem,
  trackingSystems,
} from './proctoring-rules.ts';

type Severity = 'low' | 'medium' | 'high' | 'critical';

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

/** What was up and what was not, over the whole interview; a monitor that was not asked for has no gaps. */
export function healthByMonitor(
  settings: Readonly<Record<TrackingSystem, MonitorSetting>>,
  stretches: readonly HealthStretch[],
  window: { readonly from: number; readonly until: number },
) {
  return trackingSystems.map((trackingSystem) => {
    const setting = settings[trackingSystem];
    const own = stretches.filter((stretch) => stretch.trackingSystem === trackingSystem);
    const health = setting === 'on' ? healthOf(own, window) : { gaps: [], upShare: 1 };
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
