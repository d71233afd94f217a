import type { Incident, Severity } from '../incident-rules.ts';

/** The candidate's own left and right. */
export type Direction = 'left' | 'right' | 'up' | 'down';

/** The eye types of the specification (§8), and one of ours: the corner has a warning there, but no type. */
export type FaceType =
  | 'LOOKING_UP'
  | 'LOOKING_DOWN'
  | 'LOOKING_LEFT'
  | 'LOOKING_RIGHT'
  | 'LOOKING_AWAY'
  | 'NO_FACE'
  | 'MULTIPLE_FACES'
  | 'EYE_CORNER';

export type FaceIncident = Incident<FaceType>;

/** “Violation types and severities” (§8); the corner has the default severity. */
export const faceSeverities: Readonly<Record<FaceType, Severity>> = {
  LOOKING_UP: 'medium',
  LOOKING_DOWN: 'medium',
  LOOKING_LEFT: 'medium',
  LOOKING_RIGHT: 'medium',
  LOOKING_AWAY: 'medium',
  NO_FACE: 'high',
  MULTIPLE_FACES: 'high',
  EYE_CORNER: 'medium',
};

export const directionTypes: Readonly<Record<Direction, FaceType>> = {
  left: 'LOOKING_LEFT',
  right: 'LOOKING_RIGHT',
  up: 'LOOKING_UP',
  down: 'LOOKING_DOWN',
};

/** “User-visible warnings” (§8), word for word. @param faces how many, for MULTIPLE_FACES */
export function faceText(type: FaceType, faces: number): string {
  if (type === 'NO_FACE') {
    return 'No face detected. Please ensure your face is visible in the camera.';
  }
  if (type === 'MULTIPLE_FACES') {
    return `Multiple faces detected (${faces}). Please ensure only one person is visible.`;
  }
  return 'Please look at the screen during the assessment.';
}

/** §2, word for word. */
export const calibrationText = 'Calibrating eye tracking… Please look at the center of the screen.';

/** “gaze direction text” (§3). */
export const gazeTexts: Readonly<Record<Direction | 'center', string>> = {
  left: 'Looking Left',
  right: 'Looking Right',
  up: 'Looking Up',
  down: 'Looking Down',
  center: 'Looking Center',
};
