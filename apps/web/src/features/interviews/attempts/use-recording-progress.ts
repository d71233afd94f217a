import type { RecordingProgress } from '@candor/recorder';
import { useEffect, useState } from 'react';
import type { RoomRecording } from './room-recording.ts';

/** Null: nothing is recorded in this interview. */
export function useRecordingProgress(recording: RoomRecording | null): RecordingProgress | null {
  const [progress, setProgress] = useState<RecordingProgress | null>(null);
  useEffect(() => recording?.onProgress(setProgress), [recording]);
  return progress;
}
