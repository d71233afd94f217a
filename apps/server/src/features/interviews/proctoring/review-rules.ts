import {
  keyedBy,
  type KeyedBy,
  type MonitorName,
  type Severity,
  monitorNames,
  monitors,
} from '@candor/contract/interviews/monitor-rules';
import { monitorWords } from '@candor/contract/interviews/monitor-words';
import {
  historyTexts,
  isSpecified,
  noteOne,
  nothingNoted,
} from '@candor/contract/interviews/violation-rules';
import {
  assess,
  type EpisodeVerdict,
  isAdvisory,
  mergeEvents,
  riskOf,
} from '@candor/monitors/episodes';
import type { PauseSpan } from './pause-rules.ts';
import {
  type HealthStretch,
  healthOf,
  type MonitorSetting,
  type SessionEndReason,
} from './proctoring-rules.ts';

export type ReviewEvent = {
  readonly key: string;
  readonly type: string;
  readonly severity: Severity;
  readonly at: number;
  readonly confidence: number;
  readonly trackingSystem: MonitorName;
  readonly violationDescription: string;
};

export type Verdict = {
  readonly eventKey: string;
  readonly verdict: EpisodeVerdict;
  readonly reason: string;
  readonly isForCandidate: boolean;
  readonly judgedBy: string;
  readonly judgedAt: number;
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

/** By the key of each event that of the event which opened its episode. Each is looked at once: pages send thousands. */
export function namedEvents(events: readonly ReviewEvent[]): ReadonlyMap<string, string> {
  const byType = Map.groupBy(
    events.toSorted((one, other) => one.at - other.at),
    ({ type }) => type,
  );
  const episodes = mergeEvents(events).toSorted((one, other) => one.from - other.from);
  const names = new Map<string, string>();
  for (const [type, ofType] of Map.groupBy(episodes, ({ first }) => first.type)) {
    const left = (byType.get(type) ?? []).values();
    let event = left.next();
    for (const { first, until } of ofType) {
      for (; event.done !== true && event.value.at <= until; event = left.next()) {
        names.set(event.value.key, first.key);
      }
    }
  }
  return names;
}

export type JudgedEpisode = ReturnType<typeof judgedEpisodes>[number];

/** What a page said of its own session; null where it never came to say it. */
export type ToldSession = {
  readonly id: number;
  readonly life: number;
  readonly startedAt: Date;
  readonly endedAt: Date | null;
  readonly endReason: SessionEndReason | null;
} & Readonly<KeyedBy<'historyColumn', string | null>>;

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
    const counts = events
      .filter(({ sessionId }) => sessionId === id)
      .reduce(
        (before, { trackingSystem: monitor, type }) => noteOne(before, { monitor, type }),
        nothingNoted,
      );
    const counted = historyTexts(counts);
    return {
      startedAt: startedAt.getTime(),
      endedAt: end?.getTime() ?? null,
      endReason: endReason ?? (end === null ? null : reason),
      isReported: endedAt !== null,
      ...keyedBy('history', (name) => {
        const { history, historyColumn } = monitors[name];
        return session[historyColumn] ?? counted[history];
      }),
    } as const;
  });
}

/** From where a candidate closed the monitors until they enabled them again, or the end: off, by their own act. */
export function closedStretches(sessions: readonly ToldSession[], until: number): HealthStretch[] {
  return sessions.flatMap(({ startedAt, endedAt, endReason }) => {
    if (endedAt === null || endReason !== 'PANEL_CLOSED') return [];
    const next = sessions.find((other) => other.startedAt > startedAt);
    const span = { from: endedAt.getTime(), until: next?.startedAt.getTime() ?? until };
    return monitorNames.map(
      (trackingSystem) => ({ trackingSystem, state: 'off', ...span }) as const,
    );
  });
}

/** What was up and what was not, over the whole interview; a monitor that was not asked for has no gaps. */
export function healthByMonitor(
  settings: Readonly<Record<MonitorName, MonitorSetting>>,
  {
    stretches,
    window,
    pauses = [],
  }: {
    readonly stretches: readonly HealthStretch[];
    readonly window: { readonly from: number; readonly until: number };
    readonly pauses?: readonly PauseSpan[] | undefined;
  },
) {
  return monitorNames.map((trackingSystem) => {
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
    .map(({ trackingSystem, upShare }) => ({ name: monitorWords[trackingSystem].report, upShare }));
  const { label, explanation } = assess(judged, watched);
  return { label, explanation: [...explanation] };
}
