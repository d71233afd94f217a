import { inLanguages } from '../../../lib/language.ts';

/** The check of the computer, its camera, and the sharing of the screen. */
const english = {
  title: 'System check',
  isRunning: 'Your interview is running. Share your screen and go on.',
  nothingYet: 'Nothing is recorded yet, and the clock does not run.',
  start: 'Start interview',
  states: { passed: 'Passed', failed: 'Not passed', waiting: 'Not done yet' },
  browser: 'Browser',
  browserGood: 'It can record and share a screen.',
  browserBad: 'Please open your link in a current Chrome or Edge on a computer.',
  fullscreen: 'Fullscreen',
  fullscreenGood: 'It opens when you press Start.',
  fullscreenBad: 'This browser refuses fullscreen. Please use Chrome or Edge.',
  storage: 'Storage',
  storageGood: 'Answers and recording can wait on this computer if the connection drops.',
  storageLittle: 'Little is left. Please free some disk space if you can.',
  storageRefused:
    'Refused. Leave the private window if you are in one; otherwise keep the page open until the end.',
  sound: 'Computer sound',
  soundBad:
    'This interview needs the sound of the computer, which this browser cannot share. Please use Chrome or Edge on Windows, or ask the company.',
  camera: 'Camera',
  cameraGood: 'Your picture is shown.',
  cameraAsk: 'Allow the camera when the browser asks.',
  screen: 'Screen and microphone',
  screenAsk: 'Share your entire screen, with its sound.',
  screenSound: 'Shared, with the sound of the computer and your microphone.',
  screenNoSound:
    'Shared with your microphone. This computer cannot share its own sound; that is fine.',
  microphoneLevel: 'Microphone level',
  saySomething: 'Say something: the bar should move.',
  systemLevel: 'Computer sound level',
  systemMoves: 'Moves when this computer plays a sound.',
  microphone: 'Microphone',
  microphoneGood: 'It is there. This interview listens for voices, and records no sound.',
  microphoneBad:
    'Failed to access microphone. This interview listens for voices, and records no sound: please allow it, then reload.',
  microphoneAsk:
    'This interview listens for voices, and records no sound. Please allow it when the browser asks.',
  share: 'Share my screen',
  shareNeeded: 'Screen Sharing Required',
  again: 'Try Again',
  cancel: 'Cancel',
  reload: 'Reload',
  attempts: (left: number) => `${left} ${left === 1 ? 'attempt' : 'attempts'} left.`,
  answersSafe: 'Your answers are safe. The clock runs on.',
  /** The recorder's own, by its messages. */
  shareProblems: {
    entireScreen: "Please select 'Entire Screen' and allow microphone access.",
    bothAudios: 'Please allow both system audio and microphone access.',
    mustAllow: 'You must allow screen and microphone access to proceed.',
    unableToStart: 'Unable to start screen sharing. Please try again.',
    endedEarly: 'Screen sharing has ended. Please share your entire screen again.',
  },
  yourCamera: 'Your camera',
  cameraError: 'Camera Error',
  /** 001 §8, word for word. */
  cameraProblems: {
    lost: 'Failed to get camera stream. Please check camera permissions.',
    unsupported: 'Camera access is not supported in this browser.',
    denied: 'Camera access was denied. Please allow camera permissions and refresh the page.',
    missing: 'No camera found on this device. Please connect a camera and try again.',
    inUse:
      'Camera is already in use by another application. Please close other applications using the camera.',
    noElement: 'Video element is not available after multiple attempts. Please refresh the page.',
    notPlaying: 'Video playback failed, but camera is active. Please check browser permissions.',
  },
  cameraOther: (message: string) => `Camera error: ${message}`,
} as const;
export type CheckWords = typeof english;

export const checkWords = inLanguages('room-check', english);
