import type { ByMonitor } from '@candor/contract/interviews/monitor-rules';

/** What each monitor measures, and what it cannot know. */
export const monitorLimits: Readonly<ByMonitor<string>> = {
  eye: 'The software measured where a face is in the camera picture and how it is turned. It cannot know why: poor light, glasses, a pen or thinking look the same.',
  voice:
    'The software measured how loud the microphone is, and whether it sounds like speech. It cannot know who spoke or what was said: a neighbour, a radio or reading aloud sound the same.',
  keyboard:
    'The page noticed a key, a menu, a dropped file or another window. It cannot know what you meant: a slip, a habit or a message of your computer look the same.',
};

/** The same of what the room itself notes. */
export const roomLimits = {
  Screen:
    'The page noticed that fullscreen, its window or the sharing changed. It cannot know who caused it: a message or a call on your computer does the same.',
  Keyboard: 'The page noticed and stopped a key or a menu. It cannot know what you meant.',
  Connection: 'This is about the connection or your devices, and says nothing about you.',
} as const;

export const advisoryNote =
  'This signal errs often: it counts for nothing unless a person confirms it.';
