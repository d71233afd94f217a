import type { MonitorName, Severity } from '@candor/contract/interviews/monitor-rules';
import { mapType } from '@candor/contract/interviews/violation-rules';
import type { Incident } from '@candor/monitors';

/** “eyePosition {x,y}, facePosition {x,y}” (002 §3). */
type Position = { readonly x: number; readonly y: number };
type Data = Readonly<Record<string, number | string | boolean | null | Position>>;

/** “Unified violation record (built by the interview page)” (002 §3). */
export interface UnifiedRecord {
  /** Ours: random, given once when it happened; a resend is counted once by it. */
  readonly eventKey: string;
  readonly trackingSystem: MonitorName;
  readonly violationType: string;
  readonly violationDescription: string;
  readonly severityLevel: Severity;
  /** Milliseconds since the epoch. */
  readonly detectedAt: number;
  readonly confidence: number;
  readonly violationData: Data;
  readonly type: string;
}

/**
 * @param eventKey random, made when the incident was decided and kept with it
 * @param page where it happened; keyboard records carry it (002 §3)
 */
export function recordOf(
  incident: Incident,
  eventKey: string,
  page: { readonly application: string; readonly url: string },
): UnifiedRecord {
  const { monitor, type, severity, at, confidence } = incident;
  return {
    eventKey,
    trackingSystem: monitor,
    violationType: type,
    violationDescription: incident.text ?? describe(type),
    severityLevel: severity,
    detectedAt: Math.round(at),
    confidence: round(confidence),
    violationData: { ...rounded(incident.details ?? {}), ...payloadOf(incident, page) },
    type: mapType(type),
  };
}

/** The payloads of 002 §3, with the names of the panels and of the interview page side by side. */
function payloadOf(incident: Incident, page: { application: string; url: string }): Data {
  const { type, at, severity, confidence, details = {} } = incident;
  const timestamp = new Date(at).toISOString();
  const common = { violationType: type, timestamp };
  if (incident.monitor === 'voice') {
    const seconds = round(Number(details['durationMs'] ?? 0) / 1000);
    return {
      ...common,
      // By the level (MV-5); the record's own severity is the type's.
      severity: String(details['levelSeverity'] ?? severity),
      audioLevel: round(Number(details['audioLevel'] ?? 0)),
      confidence: round(confidence),
      confidenceScore: round(confidence),
      duration: seconds,
      durationSeconds: seconds,
    };
  }
  if (incident.monitor === 'keyboard') {
    return { ...common, severity, ...page };
  }
  return { ...common, severity, confidenceScore: round(confidence), ...positionsOf(details) };
}

/** As the payload of the eye names them; absent where no face was seen. */
function positionsOf({ eyeX, eyeY, faceX, faceY }: NonNullable<Incident['details']>): Data {
  const at = (x: unknown, y: unknown): Position | null =>
    typeof x === 'number' && typeof y === 'number' ? { x: round(x), y: round(y) } : null;
  const [eyePosition, facePosition] = [at(eyeX, eyeY), at(faceX, faceY)];
  return { ...(eyePosition && { eyePosition }), ...(facePosition && { facePosition }) };
}

/** For an incident whose warning was held back by its cooldown. */
function describe(type: string): string {
  const words = type.toLowerCase().replaceAll('_', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

function rounded(details: Readonly<Record<string, number | string | boolean>>): Data {
  return Object.fromEntries(
    Object.entries(details).map(([name, value]) => [
      name,
      typeof value === 'number' ? round(value) : value,
    ]),
  );
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
