import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SmallVideo } from './small-video.ts';

/** A video element as far as the small window needs it; `play` waits for `go`. */
function fakeVideo() {
  const { promise, resolve: go } = Promise.withResolvers<void>();
  return Object.assign(new EventTarget(), {
    ...{ muted: false, srcObject: null, go },
    play: () => promise,
    requestPictureInPicture: vi.fn<() => Promise<void>>(async () => {}),
  });
}

let element: ReturnType<typeof fakeVideo>;
const track = {} as MediaStreamTrack;

beforeEach(() => {
  element = fakeVideo();
  vi.stubGlobal('MediaStream', EventTarget);
  vi.stubGlobal('document', { createElement: () => element, pictureInPictureElement: null });
});
afterEach(() => vi.unstubAllGlobals());

test('who is gone leaves no last picture in the small window', async () => {
  const video = new SmallVideo();
  const opening = video.open(track, () => {});
  element.go();
  expect(await opening).toBe(true);
  expect(element.srcObject).not.toBeNull();
  video.show(undefined);
  expect(element.srcObject).toBeNull();
});

test('a small window that its person closes holds no picture any more', async () => {
  const video = new SmallVideo();
  const onClosed = vi.fn<() => void>();
  const opening = video.open(track, onClosed);
  element.go();
  await opening;
  element.dispatchEvent(new Event('leavepictureinpicture'));
  video.show(track);
  expect(element.srcObject).toBeNull();
  expect(onClosed).toHaveBeenCalledTimes(1);
});

test('one that is closed while it opens does not open', async () => {
  const video = new SmallVideo();
  const opening = video.open(track, () => {});
  video.close();
  element.go();
  expect(await opening).toBe(false);
  expect(element.requestPictureInPicture).not.toHaveBeenCalled();
  expect(element.srcObject).toBeNull();
});
