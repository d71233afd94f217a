/**
 * Every constant of the face monitor. Paragraphs are those of the monitors' specification; “ours” marks
 * what it leaves open. Angles are degrees, times are milliseconds; gaze is in shares of an eye's width
 * sideways and of the open eye's height upwards.
 */
export interface FaceLimits {
  /** “processing interval 66 ms” (§9). */
  readonly tickMs: number;
  /** “maximum 2 faces” (§5), “Face mesh: up to 2 faces” (§9). */
  readonly maxFaces: number;
  /** “detection confidence 0.5” (§9). */
  readonly minDetectionConfidence: number;
  /** “tracking confidence … 0.8 with landmark refinement on in the interview page” (§9). */
  readonly minTrackingConfidence: number;
  /** “Video must be at least 64 px” (§5). */
  readonly minVideoPx: number;

  /** “calibrated after 30 frames” (§4), “Calibration 30 frames” (§9). */
  readonly calibrationFrames: number;
  /** “completes after 5 seconds, or earlier” (§4), “and 5 s” (§9). */
  readonly calibrationMs: number;
  /** Ours: with fewer samples when the 5 s are over nobody sat there, and samples go on being gathered. */
  readonly calibrationMinFrames: number;
  /**
   * Ours: how far from facing the camera a neutral pose may lie. Who never looks at the screen must not make
   * that the centre: sideways as far as a head counts as straight again, upright as far as cameras are tilted.
   */
  readonly neutralYaw: number;
  readonly neutralPitch: readonly [number, number];
  readonly neutralGazeX: number;
  /** Where an iris stands above the line through the corners is more the shape of an eye than a look. */
  readonly neutralGazeY: number;
  /** Ours: the centre follows the posture while somebody looks at the screen, with this time constant, … */
  readonly driftMs: number;
  /** … and never further from what was calibrated than this, … */
  readonly driftDegrees: number;
  /** … nor than this for the gaze. */
  readonly driftGaze: number;

  /** “Smoothing 0.35, head smoothing 0.25” (§9): the share of the newest frame. */
  readonly gazeSmoothing: number;
  readonly headSmoothing: number;

  /** “confidence 0.75 or more … for 30 consecutive frames while not blinking” (§5). */
  readonly awayConfidence: number;
  readonly awayFrames: number;
  /** “confidence of at least 0.65 … (4 consecutive frames for a direction violation)” (§5). */
  readonly gazeConfidence: number;
  readonly directionChecks: number;
  /** “skipped when confidence is below 0.6” (§5). */
  readonly headConfidence: number;
  /** “Gaze checks run at most every 200 ms; head checks every 100 ms” (§5). */
  readonly gazeCheckMs: number;
  readonly headCheckMs: number;
  /**
   * Ours, a condition more (“need … a minimum number”): a direction is held this long before it is
   * reported. Glances of people who think or check the keyboard last under a second.
   */
  readonly directionHoldMs: number;
  /** “clamped to ±50 degrees and pitch to ±40” (§5). */
  readonly clampYaw: number;
  readonly clampPitch: number;
  /** “yaw violation begins at 18 degrees and ends at 12” (§5). */
  readonly yaw: Hysteresis;
  /** “pitch begins at 12 and ends at 8” (§5): downwards. */
  readonly pitchDown: Hysteresis;
  /** “pitch-up begins at 6 and ends at 3” (§5). */
  readonly pitchUp: Hysteresis;
  /** “Horizontal gaze threshold 0.08, vertical 0.06, gaze violation threshold 0.2” (§5). */
  readonly gazeHorizontal: number;
  readonly gazeVertical: number;
  readonly gazeViolation: number;
  /**
   * Ours: an iris stands in front of the line through the corners of its eye, so it wanders between them
   * when the head turns: by these shares of the eye's width for each degree of yaw and of pitch.
   * 0.19 of a width (6 mm of 30) a radian; vertically a third of it, because the lids go along.
   */
  readonly gazePerYaw: number;
  readonly gazePerPitch: number;
  /**
   * Ours: the mesh shows less of an iris' movement than there is. Looking 22° aside moves an iris by 0.15 of the
   * eye's width (12 mm of radius, 30 mm of width); the mesh said 0.08 to 0.11, which asks for 1.4 to 1.9. Less is
   * taken, because it raises the noise as well: from 1.15 to 1.45 nothing changes on the open clips.
   */
  readonly gazeGain: number;

  /** “Extreme eye-corner proximity (ratio 0 to 1) held for 5000 ms” (§5). */
  readonly cornerMs: number;
  /** Ours: which ratio is extreme; at 1 the iris touches the corner. */
  readonly cornerRatio: number;
  /** “Eye aspect ratio threshold 0.25” (§5), … */
  readonly eyeAspectRatio: number;
  /** … ours: for an eye that is this high over wide when open. Eyes differ by half, so it is scaled. */
  readonly openAspectRatio: number;
  /** Ours: “closed-eye and open-eye frame counts” (§4) that change the state. */
  readonly blinkFrames: number;

  /** “No face warning after more than 30 frames without a face” (§5). */
  readonly noFaceFrames: number;
  /** “Multiple faces warning after more than 15 frames” (§5). */
  readonly severalFacesFrames: number;
  /** Ours: frames within so long of each other are consecutive. */
  readonly consecutiveMs: number;

  /** “Warning cooldown 5000 ms” (§9); the popup closes after the same time. */
  readonly warningMs: number;
  readonly popupMs: number;
  /** “Eye violation captures at least 200 ms apart” (§9). */
  readonly captureMs: number;
  /** “gaze violations recorded at most every 2 s” (§9): the directions; LOOKING_AWAY waits for its warning. */
  readonly gazeViolationMs: number;

  /** “fallback detection every 5 s” (§4), “more than 5% of sampled pixels match” (§9). */
  readonly fallbackMs: number;
  readonly skinShare: number;
  /** Ours: a lens is covered when the picture is this dark (of 255) and this even. */
  readonly darkBrightness: number;
  readonly darkContrast: number;
  /** Ours: how often the picture itself is looked at. */
  readonly lookMs: number;

  /** “The face-mesh models are awaited with up to 50 tries at 100 ms” (§4). */
  readonly modelTries: number;
  readonly modelTryMs: number;
  /** “A preload failure retries after 3 s” (§4). */
  readonly preloadRetryMs: number;
  /** “components are awaited with up to 10 retries at 0.5 s” (§4). */
  readonly componentTries: number;
  readonly componentTryMs: number;
  /** “eye tracking starts with 3 retries” (§4). */
  readonly startTries: number;
}

export interface Hysteresis {
  readonly enter: number;
  readonly leave: number;
}

export const faceLimits: FaceLimits = {
  tickMs: 66,
  maxFaces: 2,
  minDetectionConfidence: 0.5,
  minTrackingConfidence: 0.8,
  minVideoPx: 64,
  calibrationFrames: 30,
  calibrationMs: 5000,
  calibrationMinFrames: 10,
  neutralYaw: 12,
  neutralPitch: [-30, 30],
  neutralGazeX: 0.12,
  neutralGazeY: 0.2,
  driftMs: 20_000,
  driftDegrees: 8,
  driftGaze: 0.05,
  gazeSmoothing: 0.35,
  headSmoothing: 0.25,
  awayConfidence: 0.75,
  awayFrames: 30,
  gazeConfidence: 0.65,
  directionChecks: 4,
  headConfidence: 0.6,
  gazeCheckMs: 200,
  headCheckMs: 100,
  directionHoldMs: 1200,
  clampYaw: 50,
  clampPitch: 40,
  yaw: { enter: 18, leave: 12 },
  pitchDown: { enter: 12, leave: 8 },
  pitchUp: { enter: 6, leave: 3 },
  gazeHorizontal: 0.08,
  gazeVertical: 0.06,
  gazeViolation: 0.2,
  gazePerYaw: 0.0033,
  gazePerPitch: 0.0012,
  gazeGain: 1.3,
  cornerMs: 5000,
  cornerRatio: 0.8,
  eyeAspectRatio: 0.25,
  openAspectRatio: 0.36,
  blinkFrames: 2,
  noFaceFrames: 30,
  severalFacesFrames: 15,
  consecutiveMs: 1000,
  warningMs: 5000,
  popupMs: 5000,
  captureMs: 200,
  gazeViolationMs: 2000,
  fallbackMs: 5000,
  skinShare: 0.05,
  darkBrightness: 24,
  darkContrast: 10,
  lookMs: 1000,
  modelTries: 50,
  modelTryMs: 100,
  preloadRetryMs: 3000,
  componentTries: 10,
  componentTryMs: 500,
  startTries: 3,
};
