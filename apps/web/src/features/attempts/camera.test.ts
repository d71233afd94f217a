import { expect, test } from 'vitest';
import { cameraMessage } from './camera.ts';

test.each([
  [
    'NotAllowedError',
    'Camera access was denied. Please allow camera permissions and refresh the page.',
  ],
  ['NotFoundError', 'No camera found on this device. Please connect a camera and try again.'],
  [
    'NotReadableError',
    'Camera is already in use by another application. Please close other applications using the camera.',
  ],
])('[BX-1] %s is told in its own words', (name, message) => {
  expect(cameraMessage(new DOMException('x', name))).toBe(message);
});

test('[BX-1] anything else is told with its message', () => {
  expect(cameraMessage(new Error('lens cap'))).toBe('Camera error: lens cap');
});
