/** A picture that stays above other windows, where the browser has that. */
export class SmallVideo {
  /** undefined: none is open, or opening. */
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
    const leave = (): void => {
      this.#letGo(element);
      onClosed();
    };
    element.addEventListener('leavepictureinpicture', leave, { once: true });
    try {
      await element.play();
      if (this.#element === element) await element.requestPictureInPicture();
    } catch {
      this.#letGo(element);
    }
    // Closed while it opened.
    if (this.#element !== element) exit(element);
    return this.#element === element;
  }

  /** Who is large changes, or is gone: the small window goes along. */
  show(track: MediaStreamTrack | undefined): void {
    if (this.#element === undefined) return;
    this.#element.srcObject = track === undefined ? null : new MediaStream([track]);
    if (track !== undefined) this.#element.play().catch(() => {});
  }

  close(): void {
    const element = this.#element;
    if (element === undefined) return;
    this.#letGo(element);
    exit(element);
  }

  #letGo(element: HTMLVideoElement): void {
    element.srcObject = null;
    if (this.#element === element) this.#element = undefined;
  }
}

function exit(element: HTMLVideoElement): void {
  if (document.pictureInPictureElement !== element) return;
  document.exitPictureInPicture().catch(() => {});
}
