import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { PaintedFace } from '../packages/monitors/test-browser/painted-face.ts';

const folder = join(import.meta.dirname, '..', 'packages', 'monitors', 'test-browser');

/**
 * A camera that sees painted faces and a microphone that hears a recorded voice, for the pages that follow;
 * both are quiet until they are told otherwise. Nobody's portrait has to lie in the repository.
 */
export async function stageDevices(page: Page): Promise<void> {
  const painting = stripTypeScriptTypes(readFileSync(join(folder, 'painted-face.ts'), 'utf8'));
  const speech = readFileSync(join(folder, 'speech.ogg')).toString('base64');
  await page.addInitScript(
    `(() => { ${painting.replaceAll('export ', '')}; (${stage.toString()})(paintFace, '${speech}'); })()`,
  );
}

/** The recorded person, or somebody with a lower voice. */
type Voice = { readonly lower: boolean };

type Stage = {
  show(faces: readonly PaintedFace[]): void;
  speak(voice: Voice): Promise<void>;
};

declare global {
  interface Window {
    readonly staged: Stage;
  }
}

export const show = (page: Page, faces: readonly PaintedFace[]) =>
  page.evaluate((these) => window.staged.show(these), faces);

/** The voice begins, beside those that speak already, and does not end. */
export const speak = (page: Page, voice: Voice = { lower: false }) =>
  page.evaluate((one) => window.staged.speak(one), voice);

/** Runs in the page. */
function stage(
  paint: (context: CanvasRenderingContext2D, face: PaintedFace) => void,
  speech: string,
): void {
  let faces: readonly PaintedFace[] = [];
  let sound: AudioContext | undefined;
  let microphone: MediaStreamAudioDestinationNode | undefined;
  const camera = (): MediaStream => {
    const canvas = document.createElement('canvas');
    canvas.width = 640;
    canvas.height = 480;
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('no canvas');
    const light = context.createLinearGradient(0, 0, 640, 480);
    light.addColorStop(0, '#8fa3ad');
    light.addColorStop(1, '#56656e');
    setInterval(() => {
      context.fillStyle = light;
      context.fillRect(0, 0, 640, 480);
      for (const face of faces) paint(context, face);
    }, 33);
    return canvas.captureStream(30);
  };
  const hear = (): MediaStream => {
    sound ??= new AudioContext();
    microphone ??= sound.createMediaStreamDestination();
    return microphone.stream.clone();
  };
  Object.assign(window, {
    staged: {
      show: (these: readonly PaintedFace[]) => {
        faces = these;
      },
      speak: async ({ lower }) => {
        if (sound === undefined || microphone === undefined) throw new Error('nobody listens');
        await sound.resume();
        const bytes = Uint8Array.from(atob(speech), (letter) => letter.codePointAt(0) ?? 0);
        const source = sound.createBufferSource();
        source.buffer = await sound.decodeAudioData(bytes.buffer);
        source.loop = true;
        if (lower) source.playbackRate.value = 0.7;
        source.connect(microphone);
        source.start();
      },
    } satisfies Stage,
  });
  navigator.mediaDevices.getUserMedia = async ({ audio, video } = {}) => {
    const seen = video ? camera().getTracks() : [];
    return new MediaStream([...seen, ...(audio || !video ? hear().getTracks() : [])]);
  };
}
