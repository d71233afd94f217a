import type { DeviceProblem } from './device-rules.ts';

export const callWords = {
  opening: 'Opening the call…',
  title: (title: string, company: string) => (company === '' ? title : `${title}, ${company}`),
  noLink: 'This address opens no call',
  noLinkText: 'Please come from the page of your interview, or by the link in the mail.',
  noCall: 'The call could not be opened',
  tryAgain: 'Try again',
  unsupported: 'This browser cannot make calls',
  unsupportedText:
    'Please open the interview in a current Chrome, Edge, Firefox or Safari. On an iPhone or iPad it needs Safari.',
  again: 'Try again',
  partBroken: 'Something of the call cannot be shown here. Everything else goes on.',
  broken: 'The call cannot be shown',
  brokenText: 'Please load this page again: you come back to the same call.',
  reload: 'Load again',
  left: 'You left the call',
  leftText: 'Until an hour after the planned end you can come back from here.',
  comeBack: 'Join again',
  closed: {
    elsewhere: 'You joined from another tab or browser',
    early: 'This interview was moved',
    over: 'This call is over',
    cancelled: 'This interview was cancelled',
    uninvited: 'You are no longer in this interview',
    refused: 'You are no longer in this call',
  },
  closedText: {
    elsewhere: 'The call goes on there. Here nothing is sent any more.',
    early: 'It does not take place now. The mail about it says when.',
    over: 'Thank you for coming.',
    cancelled: 'The mail about it says more.',
    uninvited: 'Somebody else took your place, or your invitation was taken back.',
    refused: 'Please come again from the page of your interview.',
  },
  here: 'Join here instead',
};

export const doorWords = {
  ready: 'Are you ready?',
  as: (name: string) => `You join as ${name}.`,
  nobody: 'Nobody is there yet.',
  there: (names: readonly string[]) => `There already: ${names.join(', ')}.`,
  begins: (time: string) => `Begins at ${time}`,
  began: (time: string) => `Began at ${time}`,
  join: 'Join the call',
  joining: 'Joining…',
  joinWithout: 'Join without camera and microphone',
  self: 'Your picture',
  cameraOff: 'Camera is off',
  microphone: 'Microphone',
  camera: 'Camera',
  speaker: 'Loudspeaker',
  level: 'Level of the microphone',
  levelHint: 'Say something: the bar moves when you are heard.',
  blur: 'Blur the background, on this device',
  noBlur: 'You chose to blur the background, and this camera cannot: everybody sees it.',
  blurOtherwise: (isOn: boolean) =>
    isOn
      ? 'The camera goes on blurring the background, though it was told not to.'
      : 'The background is not blurred: the camera did not do it.',
  test: 'Test the loudspeaker',
  tested: 'You should have heard two tones.',
  waiting: 'Your browser asks whether this page may use camera and microphone. Please allow it.',
  unknownDevice: (place: number) => `Device ${place}`,
  retry: 'Try the devices again',
};

export const problemWords: Readonly<
  Record<'microphone' | 'camera', Readonly<Record<DeviceProblem, string>>>
> = {
  microphone: {
    denied:
      'The browser does not let this page use the microphone. Allow it by the icon beside the address, then try again.',
    none: 'No microphone was found. Without one the others do not hear you.',
    busy: 'The microphone does not answer. Another program may be using it: close that, then try again.',
    unsupported: 'This browser gives no microphone to pages.',
  },
  camera: {
    denied:
      'The browser does not let this page use the camera. Allow it by the icon beside the address, then try again.',
    none: 'No camera was found. The others see your name instead.',
    busy: 'The camera does not answer. Another program may be using it: close that, then try again.',
    unsupported: 'This browser gives no camera to pages.',
  },
};

export const roomWords = {
  you: (name: string) => `${name} (you)`,
  guest: (name: string) => `${name} (guest)`,
  people: 'People in the call',
  alone: 'Nobody else is here yet. They come in by themselves.',
  microphoneOn: 'Mute',
  microphoneOff: 'Unmute',
  cameraOn: 'Stop camera',
  cameraOff: 'Start camera',
  share: 'Share screen',
  stopSharing: 'Stop sharing',
  shares: (name: string) => `${name} shows a screen`,
  ownScreen: 'You show your screen. The others see it.',
  raise: 'Raise hand',
  lower: 'Lower hand',
  reactions: 'Reactions',
  captions: 'Captions',
  raised: 'Hand raised',
  muted: 'Muted',
  speaks: 'Speaks',
  chat: 'Chat',
  closeChat: 'Close chat',
  settings: 'Devices',
  closeSettings: 'Close devices',
  speakerView: 'Speaker view',
  large: 'Large',
  smallWindow: 'Small window',
  shortcuts: 'Shortcuts',
  leave: 'Leave',
  leaving: 'You are leaving the call…',
  connecting: 'Connecting…',
  lost: 'The line is interrupted. It is being repaired…',
  offline: 'Your line to the server is interrupted. It comes back by itself.',
  sending:
    'The last seconds of your recording are being sent. Please keep this page open a moment.',
  hear: 'Turn the sound on',
  hearText: 'Your browser keeps the sound off until you click.',
  clock: (passed: string, all: string) => `${passed} of ${all}`,
  until: (left: string) => `Begins in ${left}`,
  overrun: (more: string) => `${more} over time`,
  controls: 'What you send',
};

export const chatWords = {
  title: 'Chat',
  kept: 'What you write is kept with the interview.',
  write: 'Message',
  send: 'Send',
  empty: 'Nothing has been written yet.',
  joined: (name: string) => `${name} joined`,
  left: (name: string) => `${name} left`,
};

export const shortcutWords: readonly (readonly [keys: string, what: string])[] = [
  ['Alt + M', 'Microphone on or off'],
  ['Alt + V', 'Camera on or off'],
  ['Alt + S', 'Share the screen, or stop'],
  ['Alt + H', 'Raise or lower the hand'],
  ['Alt + R', 'Reactions on or off, yours and the others’'],
  ['Alt + T', 'Captions on or off, where the browser writes them on this device'],
  ['Alt + C', 'Open or close the chat'],
  ['Alt + L', 'Whoever speaks large, or all alike'],
  ['Alt + P', 'A small window above the others, where the browser has it'],
];

export const asideShortcut: readonly [keys: string, what: string] = [
  ...(['Alt + I', 'Open or close the side of the interviewers'] as const),
];
