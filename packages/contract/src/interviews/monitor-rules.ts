/**
 * The monitors of an interview, an entry each. Schemas, columns, panels and counts follow from it; what has words or
 * parts of its own for each monitor is a record by `MonitorName`, which does not compile before a new one has its own.
 */
export const monitors = {
  eye: {
    needs: 'camera',
    switch: 'facialTracking',
    history: 'EyeTracking',
    historyColumn: 'eyeTracking',
    violations: {
      LOOKING_AWAY: { severity: 'medium', counter: 'LookingAway' },
      NO_FACE: { severity: 'high', counter: 'NoFace' },
      MULTIPLE_FACES: { severity: 'high', counter: 'MultipleFaces' },
      LOOKING_UP: { severity: 'medium', counter: 'LookingUp' },
      LOOKING_DOWN: { severity: 'medium', counter: 'LookingDown' },
      LOOKING_LEFT: { severity: 'medium', counter: 'LookingLeft' },
      LOOKING_RIGHT: { severity: 'medium', counter: 'LookingRight' },
      EYE_CORNER: { severity: 'medium', isOurs: true },
    },
  },
  voice: {
    needs: 'microphone',
    switch: 'voiceTracking',
    history: 'VoiceTracking',
    historyColumn: 'voiceTracking',
    violations: {
      VOICE_DETECTED: { severity: 'medium', counter: 'VoiceDetected' },
      MULTIPLE_VOICE_DETECTED: { severity: 'critical', counter: 'MultipleVoiceDetected' },
    },
  },
  keyboard: {
    needs: 'nothing',
    switch: 'keyboardTracking',
    history: 'Keyboardtracking',
    historyColumn: 'keyboardTracking',
    violations: {
      COPYING_ATTEMPT: {
        severity: 'high',
        counter: 'CopyingAttempt',
        prevention: 'CopyPrevention',
      },
      SCREENSHOT_ATTEMPT: {
        severity: 'critical',
        counter: 'ScreenshotAttempt',
        prevention: 'ScreenshotPrevention',
      },
      TAB_SWITCHING: {
        severity: 'high',
        counter: 'TabSwitching',
        prevention: 'TabSwitchingPrevention',
      },
      FORBIDDEN_KEY: {
        severity: 'low',
        counter: 'ForbiddenKey',
        prevention: 'ForbiddenKeyPrevention',
      },
      DEVELOPER_TOOLS: { severity: 'critical' },
      PASTE_ATTEMPT: { severity: 'high', prevention: 'CopyPrevention' },
      SAVE_ATTEMPT: { severity: 'medium' },
      PRINT_ATTEMPT: { severity: 'medium' },
      DRAG_AND_DROP: { severity: 'low', isOurs: true },
      PASTE_BY_MENU: { severity: 'low', isOurs: true },
      COPY_BY_MENU: { severity: 'low', isOurs: true },
      DEVTOOLS_DOCKED: { severity: 'low', isOurs: true },
      WINDOW_BLUR: { severity: 'low', isOurs: true },
      SCREEN_ADDED: { severity: 'low', isOurs: true },
    },
  },
} as const satisfies Readonly<Record<string, Monitor>>;

type Monitor = {
  /** Who may have no camera has no monitor that needs one. */
  readonly needs: 'camera' | 'microphone' | 'nothing';
  /** The column of a test that says whether it watches. */
  readonly switch: string;
  /** Its text in the audit history, as 002 §7 spells it, and the column of a session that keeps it. */
  readonly history: string;
  readonly historyColumn: string;
  /** By type; counters and flags in the order of 002 §3. */
  readonly violations: Readonly<Record<string, Violation>>;
};

export const severities = ['low', 'medium', 'high', 'critical'] as const;
export type Severity = (typeof severities)[number];

export type Violation = {
  /** 002 §8, “Violation types and severities”. */
  readonly severity: Severity;
  /** Where 002 §3 names none, the violation counts in TotalViolations only. */
  readonly counter?: string;
  /** The flag that is raised when the browser was kept from it. */
  readonly prevention?: string;
  /** Not of the specification: in no counter, no total and no risk. */
  readonly isOurs?: true;
};

export type MonitorName = keyof typeof monitors;
export const monitorNames = Object.keys(monitors) as MonitorName[];

type KeysOf<Each> = Each extends unknown ? keyof Each : never;
/** What a monitor may report. */
export type ViolationType = KeysOf<(typeof monitors)[MonitorName]['violations']>;

/** An object that has a value for each name. */
export const fromNames = <Name extends string, Value>(
  names: readonly Name[],
  of: (name: Name) => Value,
) => Object.fromEntries(names.map((name) => [name, of(name)])) as { [Key in Name]: Value };

export type ByMonitor<Value> = { [Name in MonitorName]: Value };

export const byMonitor = <Value>(of: (name: MonitorName) => Value): ByMonitor<Value> =>
  fromNames(monitorNames, of);

/** What spells a monitor in its own way. */
type Names = 'switch' | 'history' | 'historyColumn';

export type KeyedBy<Key extends Names, Value> = {
  [Name in MonitorName as (typeof monitors)[Name][Key]]: Value;
};

/** A value of each monitor, under what `key` calls it. */
export const keyedBy = <Key extends Names, Value>(key: Key, of: (name: MonitorName) => Value) =>
  Object.fromEntries(monitorNames.map((name) => [monitors[name][key], of(name)])) as KeyedBy<
    Key,
    Value
  >;

/** Which monitors watch. */
export type Watched = Readonly<ByMonitor<boolean>>;

export const isAnyWatched = (watched: Watched): boolean => Object.values(watched).includes(true);
