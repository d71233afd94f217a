export type DeviceKind = 'microphone' | 'camera';
/** Why a device is not there: forbidden in the browser, none, used by another program, or unknown to the browser. */
export type DeviceProblem = 'denied' | 'none' | 'busy' | 'unsupported';

/** By the names that browsers give their refusals. */
export function problemOf(name: string): DeviceProblem {
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'none' : 'busy';
}

export type DeviceChoice = {
  readonly microphone?: string | undefined;
  readonly camera?: string | undefined;
  readonly speaker?: string | undefined;
};

/** What a reload and the next call begin with. */
export function readChoice(text: string | null): DeviceChoice {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
