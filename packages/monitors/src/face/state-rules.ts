import type { Aim } from './aim-rules.ts';
import type { Blink } from './blink-rules.ts';
import { openEyes } from './blink-rules.ts';
import type { Calibration } from './calibration-rules.ts';
import { startCalibration } from './calibration-rules.ts';
import type { HeadState, Held } from './direction-rules.ts';
import { heldNothing, straightHead } from './direction-rules.ts';
import type { FaceGeometry } from './geometry-rules.ts';
import type { Presence } from './presence-rules.ts';
import { nobodyCounted } from './presence-rules.ts';
import type { Reports } from './report-rules.ts';
import { noReports } from './report-rules.ts';

export interface FaceState {
  readonly calibration: Calibration;
  readonly presence: Presence;
  readonly candidate: FaceGeometry | null;
  readonly faces: number;
  /** Smoothed; null while nobody is there. */
  readonly aim: Aim | null;
  readonly head: HeadState;
  readonly held: Held;
  readonly awayFrames: number;
  readonly blink: Blink;
  readonly cornerSince: number | null;
  readonly frameAt: number;
  readonly signalAt: number;
  readonly covered: boolean;
  readonly skinShare: number | null;
  /** Null: the mesh works. Else what the fallback may say, which is never more than “unknown”. */
  readonly fallback: 'unknown' | null;
  readonly reports: Reports;
}

export const initialFace = (at: number): FaceState => ({
  calibration: startCalibration(at),
  presence: nobodyCounted,
  candidate: null,
  faces: 0,
  aim: null,
  head: straightHead,
  held: heldNothing,
  awayFrames: 0,
  blink: openEyes,
  cornerSince: null,
  frameAt: Number.NEGATIVE_INFINITY,
  signalAt: at,
  covered: false,
  skinShare: null,
  fallback: null,
  reports: noReports,
});
