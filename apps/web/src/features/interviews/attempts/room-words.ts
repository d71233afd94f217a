import { inLanguages } from '../../../lib/language.ts';
import { readerLocale } from '../../../ui/reader-locale.ts';

/** Banner texts of what the room itself notices (001 §8), those that the specification knows word for word. */
export const bannerTexts = inLanguages('room-banners', {
  tab_switch: 'Warning! Tab switched or browser minimized',
  copy_paste: 'Warning! Pasting content is not allowed.',
  keyboard_activity: 'Warning! This key is not available during the interview.',
} as const);

/** BR-4, BR-6 (001 §8). */
export const recordingTexts = inLanguages('room-recording', {
  stopped: 'Screen sharing was stopped. Uploading previous session and restarting...',
  microphoneLost:
    'The microphone is gone. Please connect it again and share your screen with it once more.',
  restarting: 'Please do not stop recording manually. Restarting...',
  failed: 'Failed to start recording. Please try again.',
  errorStopping: (message: string) => `Error stopping recording: ${message}`,
  endedEarly: 'Screen sharing has ended. Please share your entire screen again.',
  closed:
    'The recording of this interview is over. What was not uploaded is not taken any more, and was deleted from this computer. Nothing is recorded now.',
  noneLeft: 'That was the last attempt. Reload this page to try again; your answers are kept.',
} as const);

/** BF-2. */
export const fullscreenTexts = inLanguages('room-fullscreen', {
  required: 'Fullscreen Required',
  explained:
    'You cannot leave fullscreen during the interview. Click the page to enter fullscreen.',
  pressF11: 'Or press F11. Your answers are safe, and the clock runs on.',
  returned: 'Fullscreen Required: you cannot leave fullscreen during the interview.',
} as const);

/** Decision 0177. */
export const breakTexts = inLanguages('room-break', {
  unwatched: 'While it lasts nothing is watched: you may leave your place and your camera.',
  recorded: 'The recording goes on without your screen and without sound.',
  resting:
    'The clock stands still, and your questions are hidden. You may leave your place and your camera: nothing is watched.',
  ends: 'The break ends by itself, or when you end it. Then the clock runs, and your questions are back.',
  over: 'Your break is over. The clock runs.',
  failed: 'The server did not answer. Please try again.',
  refused: 'This break cannot be taken or ended now.',
} as const);

const errorTitle = 'Error: Bot Interview';

export const roomTexts = inLanguages('room-texts', {
  locked: 'This answer cannot be changed!',
  expired: 'Token has expired',
  errorTitle,
  /** BQ-6: the title is the specification's, the rest says what to do. */
  answerTrouble: `${errorTitle}. The server could not save your answer. It is kept, and we keep trying.`,
  answerRefused: `${errorTitle}. This answer was not accepted. Nothing you gave is lost.`,
  submitTrouble: 'The server could not take your submission. Nothing is lost, and we keep trying.',
  submitRefused: `${errorTitle}. Your interview was not submitted from this page. What was saved counts; open your link again to go on.`,
});

/** “12.4”, in the reader's figures. */
export const megabytesText = (bytes: number): string =>
  (bytes / 1_000_000).toLocaleString(readerLocale(), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    useGrouping: false,
  });
