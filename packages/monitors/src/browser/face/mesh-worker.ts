import type { Options } from '@mediapipe/face_mesh';
import type { FromWorker, Look, ToWorker } from './worker-messages.ts';

// A classic worker, because the model's loader is one script that adds others: type imports only, so
// that nothing remains of them in the browser, and no top-level name, which would be global.
{
  interface MeshOptions {
    readonly locateFile: (name: string) => string;
    readonly listeners: readonly object[];
  }
  interface Mesh {
    /** Its own types leave out that it can do without a graphics card. */
    setOptions(options: Options & { readonly useCpuInference: boolean }): void;
    onResults(listener: (results: { faces?: readonly Float32Array[] }) => void): void;
    send(input: { image: VideoFrame | ImageBitmap }): Promise<void>;
  }
  interface Scope {
    FaceMesh: new (options: MeshOptions) => Mesh;
    window: unknown;
    document: unknown;
    importScripts(url: string): void;
    postMessage(message: FromWorker, transfer?: Transferable[]): void;
  }
  const scope = self as unknown as Scope;

  const POINTS = 478;
  const [GRID_WIDTH, GRID_HEIGHT] = [32, 24];
  let mesh: Mesh | null = null;
  let latest: readonly Float32Array[] = [];
  let ticking: ReturnType<typeof setInterval> | undefined;

  /** As much of a page as the model's loader asks for. */
  const pretendPage = () => {
    const listen = () => {};
    const script = () => {
      let onLoad = listen;
      return {
        src: '',
        setAttribute(name: string, value: string) {
          if (name === 'src') this.src = value;
        },
        addEventListener(type: string, listener: () => void) {
          if (type === 'load') onLoad = listener;
        },
        run() {
          scope.importScripts(this.src);
          onLoad();
        },
      };
    };
    scope.window = self;
    scope.document = {
      createElement: (name: string) => (name === 'canvas' ? new OffscreenCanvas(1, 1) : script()),
      body: { appendChild: (added: { run(): void }) => added.run() },
      addEventListener: listen,
      querySelector: () => null,
    };
  };

  /**
   * Reads the message `NormalizedLandmarkList`: repeated { 1: x, 2: y, 3: z } of 32-bit floats. The
   * loader's own reader makes 478 objects a face and several arrays of each.
   */
  const readPoints = (message: Uint8Array): Float32Array => {
    const view = new DataView(message.buffer, message.byteOffset, message.byteLength);
    const points = new Float32Array(POINTS * 3);
    let at = 0;
    for (let point = 0; point < POINTS && at < message.length; point += 1) {
      const end = at + 2 + (message[at + 1] ?? 0);
      for (at += 2; at < end; at += 5) {
        const field = (message[at] ?? 0) >> 3;
        if (field >= 1 && field <= 3) points[point * 3 + field - 1] = view.getFloat32(at + 1, true);
      }
    }
    return points;
  };

  const load = async (order: Extract<ToWorker, { kind: 'load' }>) => {
    const started = performance.now();
    pretendPage();
    scope.importScripts(`${order.folder}face_mesh.js`);
    const made = new scope.FaceMesh({
      locateFile: (name) => order.folder + name,
      // Only the points: the picture that the model would draw beside them costs a fifth of a frame.
      listeners: [
        {
          wants: ['multi_face_landmarks'],
          outs: {
            faces: {
              type: 'proto_list',
              stream: 'multi_face_landmarks',
              transform: (messages: Uint8Array[]) => messages.map(readPoints),
            },
          },
        },
      ],
    });
    made.onResults(({ faces = [] }) => {
      latest = faces;
    });
    made.setOptions({
      maxNumFaces: order.maxFaces,
      refineLandmarks: true,
      useCpuInference: true,
      minDetectionConfidence: order.minDetectionConfidence,
      minTrackingConfidence: order.minTrackingConfidence,
    });
    // The first frame costs ten times the others: it is spent on nothing.
    const blank = new OffscreenCanvas(640, 480);
    blank.getContext('2d')?.fillRect(0, 0, 640, 480);
    const loaded = performance.now();
    await made.send({ image: blank.transferToImageBitmap() });
    mesh = made;
    const warmUpMs = performance.now() - loaded;
    scope.postMessage({ kind: 'ready', loadMs: loaded - started, warmUpMs });
  };

  let grid: OffscreenCanvasRenderingContext2D | null = null;
  const lookAt = (frame: VideoFrame | ImageBitmap): Look | null => {
    const options = { willReadFrequently: true } as const;
    grid ??= new OffscreenCanvas(GRID_WIDTH, GRID_HEIGHT).getContext('2d', options);
    if (!grid) return null;
    grid.drawImage(frame, 0, 0, GRID_WIDTH, GRID_HEIGHT);
    const { data } = grid.getImageData(0, 0, GRID_WIDTH, GRID_HEIGHT);
    const pixels = data.length / 4;
    let [sum, squares, skin] = [0, 0, 0];
    for (let at = 0; at < data.length; at += 4) {
      const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
      const light = 0.299 * red + 0.587 * green + 0.114 * blue;
      sum += light;
      squares += light * light;
      // Chrominance alone (YCbCr, Chai and Ngan 1999): skin of every tone differs in light, not in hue.
      const cb = 128 + 0.564 * (blue - light);
      const cr = 128 + 0.713 * (red - light);
      if (cb >= 77 && cb <= 127 && cr >= 133 && cr <= 173) skin += 1;
    }
    const brightness = sum / pixels;
    const contrast = Math.sqrt(Math.max(0, squares / pixels - brightness * brightness));
    return { brightness, contrast, skinShare: skin / pixels };
  };

  const see = async (order: Extract<ToWorker, { kind: 'frame' }>) => {
    const started = performance.now();
    const { frame } = order;
    const look = order.look ? lookAt(frame) : null;
    let faces: readonly Float32Array[] | null = null;
    const modelStarted = performance.now();
    if (order.mesh && mesh) {
      // The loader asks a picture for `width` and `height`, which a VideoFrame calls otherwise.
      if ('displayWidth' in frame) {
        Object.defineProperties(frame, {
          width: { value: frame.displayWidth },
          height: { value: frame.displayHeight },
        });
      }
      latest = [];
      await mesh.send({ image: frame });
      faces = latest;
    }
    const ended = performance.now();
    scope.postMessage(
      {
        kind: 'seen',
        faces,
        look,
        modelMs: ended - modelStarted,
        totalMs: ended - started,
      },
      (faces ?? []).map(({ buffer }) => buffer as ArrayBuffer),
    );
  };

  const orders = async (order: ToWorker) => {
    if (order.kind === 'ticks') {
      clearInterval(ticking);
      if (order.everyMs > 0) {
        ticking = setInterval(() => scope.postMessage({ kind: 'tick' }), order.everyMs);
      }
      return;
    }
    try {
      if (order.kind === 'load') return await load(order);
      await see(order);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      scope.postMessage({
        kind: 'failed',
        during: order.kind === 'load' ? 'load' : 'frame',
        message,
      });
    } finally {
      if (order.kind === 'frame') order.frame.close();
    }
  };
  addEventListener('message', ({ data }: MessageEvent<ToWorker>) => void orders(data));
}
