import type { MonitorName, Severity } from '@candor/contract/interviews/monitor-rules';
import { defaultSeverity, violations } from '@candor/contract/interviews/violation-rules';
import { allowsNavigation } from '@candor/monitors/keyboard';
import { severityOfLevel, voiceLimits } from '@candor/monitors/voice';

type Data = Readonly<Record<string, unknown>>;

type Said = {
  readonly trackingSystem: MonitorName;
  readonly violationType: string;
  readonly violationData?: Data | undefined;
};

/**
 * Monitor and severity of a violation by its type (002 §8), not by what a page says of them. A type that nobody knows
 * stays with the monitor that it was reported for, and has the default severity.
 */
export function judgedByType({ trackingSystem, violationType, violationData = {} }: Said) {
  const { severity, ...known } = violations.get(violationType) ?? {
    trackingSystem,
    severity: defaultSeverity,
  };
  return {
    trackingSystem: known.trackingSystem,
    severityLevel: severity,
    violationData: { ...violationData, ...severitiesIn(violationType, violationData, severity) },
  };
}

/** MV-5: the payload of a voice carries the severity of its level, beside the one of its type. */
function severitiesIn(violationType: string, { audioLevel }: Data, severity: Severity) {
  if (violationType !== 'VOICE_DETECTED' || typeof audioLevel !== 'number') return { severity };
  const levelSeverity = severityOfLevel(audioLevel, voiceLimits);
  return { severity: levelSeverity, levelSeverity };
}

/** A key that this candidate moves about with is no event, whatever a page says. */
export function isKeyOfNavigation({ violationType, violationData = {} }: Said): boolean {
  const { keyCombination } = violationData;
  return (
    violationType === 'FORBIDDEN_KEY' &&
    typeof keyCombination === 'string' &&
    allowsNavigation(keyCombination)
  );
}
