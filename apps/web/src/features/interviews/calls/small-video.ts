/** A picture that stays above other windows, where the browser has that. */
export class SmallVideo {
  #element: HTMLVideoElement | undefined;

  static isKnown(): boolean {
    return 'pictureInPictureEnabled' in document && document.pictureInPictureEnabled;
  }

  /** Where the browser opens none now, the picture stays in the page alone. */
  async open(track: MediaStreamTrack, onClosed: () => void): Promise<boolean> {
    const element = document.createElement('video');
    element.muted = true;
    this.#element = element;
    this.show(track);
    element.addEventListener('leavepictureinpicture', onClosed, { once: true });
    try {
      await element.play();
      await element.requestPictureInPicture();
      return true;
    } catch {
      return false;
    }
  }

  /** Who is large changes: the small window goes along. */
  show(track: MediaStreamTrack | undefined): void {
    if (this.#element === undefined || track === undefined) return;
    this.#element.srcObject = new MediaStream([track]);
    this.#element.play().catch(() => {});
  }

  close(): void {
    if (this.#element === undefined || document.pictureInPictureElement !== this.#element) return;
    document.exitPictureInPicture().catch(() => {});
  }
}
