import { inLanguages } from '../../../lib/language.ts';

/** The consent to the monitors, and their panels beside the questions. */
const english = {
  consent: {
    title: 'Consent and Guideline',
    continue: 'Continue',
    close: 'Close',
    loading: 'Loading the guideline…',
    /** In another language: the rules themselves are English. */
    otherwise: 'This text is not there in your language. It stands here as it was written.',
    failed: 'The guideline could not be loaded.',
    again: 'Try again',
    accept: 'I agree to the above rules and give my consent to be monitored during the interview.',
    /** 001 §5, word for word. */
    refused:
      'You must accept the facial tracking terms and conditions to continue with the interview.',
  },
  /** Above a warning (002 §2). */
  warnings: {
    eye: 'Eye Tracking Warning',
    voice: 'Voice Warning',
    keyboard: 'Keyboard Warning',
  },
  monitors: 'Monitors',
  details: 'Details',
  statistics: 'Statistics',
  status: 'Status',
  active: 'Active',
  inactive: 'Inactive',
  none: 'None',
  yes: 'Yes',
  no: 'No',
  unknown: 'Unknown',
  close: 'Close monitors',
  closing: {
    title: 'Close the monitors?',
    keep: 'Keep them on',
    close: 'Close them',
    text: 'The interview goes on, and nothing is watched from then on. The report says from when to when. You can enable them again.',
  },
  waiting: {
    durable: (count: number) =>
      `${count} reports wait on this computer and are sent by themselves.`,
    page: (count: number) => `${count} reports wait in this page and are sent by themselves.`,
  },
  eyes: {
    name: 'Eyes and face',
    tracking: 'Tracking',
    notTracking: 'Not tracking',
    calibration: 'Calibration',
    stop: 'Stop Tracking',
    start: 'Start Tracking',
    recalibrate: 'Recalibrate',
    faceDetected: 'Face detected',
    eyesOpen: 'Eyes open',
    multipleFaces: 'Multiple faces',
    calibrations: { asking: 'Running', waiting: 'Not done', done: 'Done' },
    gaze: 'Gaze',
    confidence: 'Confidence',
    turned: 'Head turned',
    raised: 'Head raised',
    warnings: 'Warnings',
  },
  voice: {
    name: 'Voice',
    active: 'Voice Detection Active',
    inactive: 'Voice Detection Inactive',
    detected: 'Voice Detected',
    silent: 'No Voice',
    level: (level: number, band: string) => `Audio level ${level} (${band})`,
    bands: { low: 'low', medium: 'medium', high: 'high' },
    confidence: 'Confidence',
    duration: 'Duration',
    stop: 'Stop Detection',
    start: 'Start Detection',
    calibrate: 'Calibrate',
    total: 'Total detections',
    current: 'Current level',
    isActive: 'Voice active',
    thresholds: 'Thresholds',
    threshold: 'Voice threshold',
    high: 'High volume',
    limit: 'Duration limit',
    /** Before a browser that asks: the monitor's microphone is no recording. */
    asking:
      'Please allow the microphone when the browser asks. It is listened to here, and not recorded.',
    insecure: (failed: string) =>
      `${failed}. This page was opened without https, so the browser gives it no microphone. Please tell the company.`,
  },
  keyboard: {
    name: 'Keyboard',
    active: 'Keyboard Monitoring Active',
    inactive: 'Keyboard Monitoring Inactive',
    blocked: 'Blocked Key Combinations',
    stop: 'Stop Monitoring',
    start: 'Start Monitoring',
    clearAll: 'Clear Violations',
    tests: { 'Tab Switch': 'Tab Switch', 'Copy Attempt': 'Copy Attempt', 'Dev Tools': 'Dev Tools' },
    tried: 'The last three buttons try the warnings out; nobody is told of a test.',
    total: 'Total',
    last: 'Last violation',
    common: 'Most common',
    recent: 'Recent Violations',
    nothing: 'Nothing was noted.',
    isTest: ' (test)',
    prevented: 'BLOCKED',
    detected: 'DETECTED',
    clear: 'Clear',
    summary: {
      tabs: 'Tab switching',
      copies: 'Copy/paste',
      tools: 'Developer tools',
      screenshots: 'Screenshots',
    },
    types: {
      TAB_SWITCHING: 'Tab switching',
      COPYING_ATTEMPT: 'Copying attempt',
      PASTE_ATTEMPT: 'Paste attempt',
      DEVELOPER_TOOLS: 'Developer tools',
      SCREENSHOT_ATTEMPT: 'Screenshot attempt',
      SAVE_ATTEMPT: 'Save attempt',
      PRINT_ATTEMPT: 'Print attempt',
      FORBIDDEN_KEY: 'Forbidden key',
      DRAG_AND_DROP: 'Drag and drop',
      PASTE_BY_MENU: 'Paste by menu',
      COPY_BY_MENU: 'Copy by menu',
      DEVTOOLS_DOCKED: 'Devtools docked',
      WINDOW_BLUR: 'Window blur',
      SCREEN_ADDED: 'Screen added',
    },
  },
  disabled: {
    /** ME-1 has the words for monitors that were closed; where nobody promised any, nothing is disabled. */
    closed: {
      name: 'Proctoring Disabled',
      text: 'Facial tracking is not enabled for this session.',
    },
    unasked: {
      name: 'No monitoring',
      text: 'This interview asks for none. You may turn it on for yourself.',
    },
    enable: 'Enable Proctoring',
  },
  /** The fact and what to do. */
  remedies: {
    stalledEye: 'The camera gives no new picture. Please check that nothing else uses it.',
    coveredEye: 'The camera sees only darkness. Please uncover it, or switch on a light.',
    voice: 'No sound arrives. Please check that the microphone is not muted.',
  },
  /** [BF-4] The room's banner for what the specification has words for (001 §8); the monitor's warning says all others. */
  banners: {
    NO_FACE:
      'Warning! Your face is not visible. Please ensure your face is clearly visible in the camera.',
    MULTIPLE_FACES:
      'Warning! Multiple faces detected. Please ensure only you are visible in the camera.',
    TAB_SWITCHING: 'Warning! Tab switched or browser minimized',
    PASTE_ATTEMPT: 'Warning! Pasting content is not allowed.',
    PASTE_BY_MENU: 'Warning! Pasting content is not allowed.',
  },
} as const;
export type MonitorPanelWords = typeof english;

export const monitorPanelWords = inLanguages('monitor-panels', english);
