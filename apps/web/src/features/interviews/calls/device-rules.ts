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
  /** What is behind the person is blurred, where the camera can. */
  readonly blur?: boolean | undefined;
};

/** Whether the camera itself, or the browser on this device, blurs what is behind, and the page may say so. */
export const offersBlur = (can: { readonly backgroundBlur?: readonly boolean[] }): boolean =>
  can.backgroundBlur?.includes(true) === true && can.backgroundBlur.includes(false);

/** What a reload and the next call begin with. */
export function readChoice(text: string | null): DeviceChoice {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
