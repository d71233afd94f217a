import type { ByMonitor, ViolationType } from './monitor-rules.ts';

type Words = {
  /** Of a test, an invitation. */
  readonly name: string;
  /** The switch of a test, and the one that takes it away from a candidate. */
  readonly watch: string;
  readonly spare: string;
  /** Beside others in “Software watches …”. */
  readonly terms: string;
  /** Of a preview of the terms. */
  readonly watched: string;
  /** A report's line of time, and what it says of a monitor. */
  readonly lane: string;
  readonly report: string;
  /** Begins its text in the audit history. */
  readonly history: string;
  /** What it measures and what it cannot know, for whom it is about. */
  readonly limits: string;
};

/** What people read of each monitor, in the pages and in what the server says. */
export const monitorWords: Readonly<ByMonitor<Words>> = {
  eye: {
    name: 'Face and eyes',
    watch: 'Face and eyes, by the camera',
    spare: 'No watching of face and eyes',
    terms: 'your face and where you look, in the camera picture',
    watched: 'Face watched',
    lane: 'Face',
    report: 'Face and eyes',
    history: 'Eyes and face',
    limits:
      'The software measured where a face is in the camera picture and how it is turned. It cannot know why: poor light, glasses, a pen or thinking look the same.',
  },
  voice: {
    name: 'Voice',
    watch: 'Voices, by the microphone',
    spare: 'No watching of voices',
    terms: 'voices, in the sound of the microphone',
    watched: 'Voice watched',
    lane: 'Voice',
    report: 'Voice',
    history: 'Voice',
    limits:
      'The software measured how loud the microphone is, and whether it sounds like speech. It cannot know who spoke or what was said: a neighbour, a radio or reading aloud sound the same.',
  },
  keyboard: {
    name: 'Keyboard',
    watch: 'Keyboard shortcuts',
    spare: 'No watching of the keyboard',
    terms: 'which kinds of keys and shortcuts you press',
    watched: 'Keyboard watched',
    lane: 'Keyboard',
    report: 'Keyboard and mouse',
    history: 'Keyboard and mouse',
    limits:
      'The page noticed a key, a menu, a dropped file or another window. It cannot know what you meant: a slip, a habit or a message of your computer look the same.',
  },
};

/** What was seen, never what it means. Left and right are the candidate's own. */
export const violationWords: Readonly<Record<ViolationType, string>> = {
  LOOKING_AWAY: 'Looked away from the screen',
  LOOKING_UP: 'Looked up',
  LOOKING_DOWN: 'Looked down',
  LOOKING_LEFT: 'Looked to their left',
  LOOKING_RIGHT: 'Looked to their right',
  NO_FACE: 'No face in the picture',
  MULTIPLE_FACES: 'More than one face in the picture',
  VOICE_DETECTED: 'A voice was heard',
  MULTIPLE_VOICE_DETECTED: 'More than one voice was heard',
  TAB_SWITCHING: 'Switching tabs or windows',
  COPYING_ATTEMPT: 'Copying',
  PASTE_ATTEMPT: 'Pasting',
  DEVELOPER_TOOLS: 'Opening the developer tools',
  SCREENSHOT_ATTEMPT: 'Taking a screenshot',
  SAVE_ATTEMPT: 'Saving the page',
  PRINT_ATTEMPT: 'Printing the page',
  FORBIDDEN_KEY: 'A key that the interview does not use',
  EYE_CORNER: 'Eyes stayed near a corner',
  PASTE_BY_MENU: 'Pasting from a menu',
  COPY_BY_MENU: 'Copying from a menu',
  DRAG_AND_DROP: 'Content was dropped into the page',
  DEVTOOLS_DOCKED: 'The page became narrower inside its window',
  WINDOW_BLUR: 'Another window had the focus',
  SCREEN_ADDED: 'Another screen was connected',
};
