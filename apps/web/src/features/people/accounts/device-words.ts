export const deviceWords = {
  signsOut:
    'Once a device is signed out, every other browser but this one asks for the second factor again, also where you had trusted it.',
} as const;
