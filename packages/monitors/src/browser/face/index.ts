export type { FaceTracker, Seen, SeenFace } from './face-tracker.ts';
export type { FrameSource } from './frame-source.ts';
export { openFrameSource } from './frame-source.ts';
export type { MeshOptions } from './mesh-tracker.ts';
export { createMeshTracker } from './mesh-tracker.ts';
export type { Look } from './worker-messages.ts';
