import type { Clip } from './clips.ts';

export async function measureSpeed(
  _origin: string,
  _media: string,
  _clips: readonly Clip[],
  _scratch: string,
  _minutes: number,
): Promise<void> {}
