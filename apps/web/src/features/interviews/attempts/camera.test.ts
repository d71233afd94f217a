import { expect, test, vi } from 'vitest';
import { awaitElement, cameraError, CameraError, cameraText } from './camera.ts';

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
  expect(cameraText(cameraError(new DOMException('x', name)))).toBe(message);
});

test('[BX-1] anything else is told with its message', () => {
  expect(cameraText(cameraError(new Error('lens cap')))).toBe('Camera error: lens cap');
});

test('[BX-1] an element that never appears is told after fifteen looks, half a second apart', async () => {
  vi.useFakeTimers();
  let looks = 0;
  const waiting = awaitElement(() => {
    looks += 1;
    return null;
  });
  const refused = waiting.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(7_499);
  expect(looks).toBe(15);
  await vi.advanceTimersByTimeAsync(1);
  const error = await refused;
  expect(error instanceof CameraError && cameraText(error)).toBe(
    'Video element is not available after multiple attempts. Please refresh the page.',
  );
  vi.useRealTimers();
});
