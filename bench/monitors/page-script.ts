import type { FaceIncident } from '@candor/monitors/face';
import { createFaceMonitor, preloadFaceMesh } from '@candor/monitors/browser/face';
import { createVoiceMonitor } from '@candor/monitors/browser/voice';

/** Seconds are those of the clip. */
export interface PlayedIncident {
  readonly type: string;
  readonly at: number;
  readonly confidence: number;
  readonly severity: string;
}

export interface Played {
  readonly incidents: readonly PlayedIncident[];
  readonly health: readonly string[];
  readonly frames: number;
  /** Frames a second that the monitor saw. */
  readonly rate: number;
  readonly modelMs: number;
  readonly totalMs: number;
}

const now = () => performance.timeOrigin + performance.now();
const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The camera's own count of pictures is the clip's clock: on a busy machine a fake camera falls behind. */
function clipClock(track: MediaStreamTrack, fps: number) {
  const stats = (track as unknown as { readonly stats: { readonly totalFrames: number } }).stats;
  const marks: { at: number; clip: number }[] = [];
  const mark = () => marks.push({ at: now(), clip: stats.totalFrames / fps });
  const timer = setInterval(mark, 50);
  mark();
  return {
    now: () => stats.totalFrames / fps,
    clipTimeOf: (at: number) => marks.findLast((one) => one.at <= at)?.clip ?? 0,
    stop: () => clearInterval(timer),
  };
}

async function face(seconds: number, fps: number): Promise<Played> {
  const folder = '/face-mesh/';
  const tracker = await preloadFaceMesh(folder, new AbortController().signal);
  const stream = await navigator.mediaDevices.getUserMedia({ video: { width: 640, height: 480 } });
  const [track] = stream.getVideoTracks();
  if (!track) throw new Error('no camera');
  const clock = clipClock(track, fps);
  const incidents: FaceIncident[] = [];
  const health: string[] = [];
  const costs: { modelMs: number; totalMs: number }[] = [];
  const started = performance.now();
  const monitor = createFaceMonitor(stream, {
    folder,
    ...(tracker ? { preloaded: tracker } : {}),
    onIncident: (incident) => incidents.push(incident),
    onHealth: (state) => health.at(-1) !== state && health.push(state),
    onCost: (cost) => costs.push(cost),
  });
  await Promise.race([monitor.start(), untilClip(clock, seconds)]);
  await untilClip(clock, seconds);
  const lasted = (performance.now() - started) / 1000;
  monitor.stop();
  clock.stop();
  track.stop();
  return {
    incidents: incidents.map(({ type, at, confidence, severity }) => ({
      type,
      at: clock.clipTimeOf(at),
      confidence,
      severity,
    })),
    health,
    frames: costs.length,
    rate: costs.length / lasted,
    modelMs: median(costs.map(({ modelMs }) => modelMs)),
    totalMs: median(costs.map(({ totalMs }) => totalMs)),
  };
}

async function untilClip(clock: { now: () => number }, seconds: number): Promise<void> {
  while (clock.now() < seconds) await pause(50);
}

/** @param lead seconds of silence that were put before the clip */
async function voice(seconds: number, lead: number): Promise<Played> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true },
  });
  const began = now();
  const incidents: PlayedIncident[] = [];
  const health: string[] = [];
  const clipTime = (at: number) => (at - began) / 1000 - lead;
  const monitor = createVoiceMonitor(stream, {
    onIncident: ({ type, at, confidence, severity }) =>
      incidents.push({ type, at: clipTime(at), confidence, severity }),
    onHealth: (state) => health.at(-1) !== state && health.push(state),
  });
  await monitor.start();
  if (clipTime(now()) > 0) throw new Error('the voice monitor was not listening in time');
  await pause(Math.max(0, (lead + seconds) * 1000 - (now() - began)));
  monitor.stop();
  for (const track of stream.getTracks()) track.stop();
  return { incidents, health, frames: 0, rate: 0, modelMs: 0, totalMs: 0 };
}

/** What one way of watching cost; CPU is measured from outside. */
export interface Cost {
  readonly frames: number;
  readonly modelMs: number;
  readonly totalMs: number;
  /** Tasks over 50 ms on the page's own thread. */
  readonly longTasks: readonly number[];
  /** Milliseconds from a click to the next picture of the page. */
  readonly clicks: readonly number[];
}

function watchPage() {
  const longTasks: number[] = [];
  const clicks: number[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.entryType === 'longtask') longTasks.push(Math.round(entry.duration));
      else if (entry.name === 'click') clicks.push(entry.duration);
    }
  });
  observer.observe({ type: 'longtask' });
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  return { longTasks, clicks };
}

const openCamera = () =>
  navigator.mediaDevices.getUserMedia({ video: { width: 640, height: 480 } });

/** The camera and a video element, and nobody who looks: what every other figure stands on. */
async function camera(ms: number): Promise<Cost> {
  const seen = watchPage();
  const video = document.createElement('video');
  video.muted = true;
  video.srcObject = await openCamera();
  await video.play();
  await pause(ms);
  return { frames: 0, modelMs: 0, totalMs: 0, ...seen };
}

interface Mesh {
  setOptions(options: object): void;
  onResults(listener: () => void): void;
  send(input: { image: HTMLVideoElement }): Promise<void>;
}

/** The model as its own documentation uses it, in the page, at the same pace. */
async function bareModel(ms: number): Promise<Cost> {
  const script = document.createElement('script');
  script.src = '/face-mesh/face_mesh.js';
  await new Promise((resolve) => {
    script.addEventListener('load', resolve);
    document.body.append(script);
  });
  const { FaceMesh } = window as unknown as { FaceMesh: new (options: object) => Mesh };
  const mesh = new FaceMesh({ locateFile: (name: string) => `/face-mesh/${name}` });
  mesh.setOptions({ maxNumFaces: 2, refineLandmarks: true, useCpuInference: true });
  mesh.onResults(() => {});
  const video = document.createElement('video');
  video.muted = true;
  video.srcObject = await openCamera();
  await video.play();
  return atPace(ms, () => mesh.send({ image: video }));
}

/** The monitor as it ships. */
async function watchWithMonitor(ms: number): Promise<Cost> {
  const folder = '/face-mesh/';
  const tracker = await preloadFaceMesh(folder, new AbortController().signal);
  const seen = watchPage();
  const costs: { modelMs: number; totalMs: number }[] = [];
  const watching = createFaceMonitor(await openCamera(), {
    folder,
    ...(tracker ? { preloaded: tracker } : {}),
    onIncident: () => {},
    onCost: (cost) => costs.push(cost),
  });
  void watching.start();
  await pause(ms);
  watching.stop();
  return {
    frames: costs.length,
    modelMs: median(costs.map(({ modelMs }) => modelMs)),
    totalMs: median(costs.map(({ totalMs }) => totalMs)),
    ...seen,
  };
}

interface Human {
  load(): Promise<void>;
  detect(input: HTMLVideoElement): Promise<unknown>;
}

/** Human with the same three models (faces, mesh, irises) on the processor, in the page. */
async function peer(ms: number): Promise<Cost> {
  const address = '/peer/@vladmandic/human/dist/human.esm.js';
  const { Human: Peer } = (await import(address)) as { Human: new (config: object) => Human };
  const off = { enabled: false };
  const human = new Peer({
    backend: 'wasm',
    wasmPath: '/peer/@tensorflow/tfjs-backend-wasm/dist/',
    modelBasePath: '/peer/@vladmandic/human/models/',
    cacheSensitivity: 0,
    filter: off,
    face: {
      enabled: true,
      detector: { maxDetected: 2, rotation: false },
      mesh: { enabled: true },
      iris: { enabled: true },
      emotion: off,
      description: off,
    },
    ...{ body: off, hand: off, object: off, gesture: off },
  });
  await human.load();
  const video = document.createElement('video');
  video.muted = true;
  video.srcObject = await openCamera();
  await video.play();
  return atPace(ms, () => human.detect(video));
}

/** Once to warm up, then every 66 ms, or as fast as it goes. */
async function atPace(ms: number, once: () => Promise<unknown>): Promise<Cost> {
  await once();
  const seen = watchPage();
  const times: number[] = [];
  for (const end = performance.now() + ms; performance.now() < end; ) {
    const started = performance.now();
    await once();
    times.push(performance.now() - started);
    await pause(Math.max(0, 66 - (performance.now() - started)));
  }
  return { frames: times.length, modelMs: median(times), totalMs: median(times), ...seen };
}

const monitorsBench = { face, voice, camera, bareModel, monitor: watchWithMonitor, peer };

declare global {
  interface Window {
    monitorsBench: typeof monitorsBench;
  }
}

window.monitorsBench = monitorsBench;
