import type { Incident, Severity } from '../incident-rules.ts';
import type { TrackingSystem } from './violation-rules.ts';

/** “Bot-interview event mapping” (002 §8). */
export type MappedType = 'face_not_visible' | 'multiple_faces' | 'looking_away' | 'unknown';

/** “Default violation confidence is 0.8 and default severity medium” (002 §8). */
export const defaultConfidence = 0.8;
export const defaultSeverity: Severity = 'medium';

/**
 * “no-face becomes face_not_visible; multiple-faces becomes multiple_faces; looking directions become
 * looking_away; anything else becomes unknown” (002 §8).
 * @param type `NO_FACE` or `no-face`: both spellings occur
 */
export function mapType(type: string): MappedType {
  const name = type.toLowerCase().replaceAll('_', '-');
  if (name === 'no-face') return 'face_not_visible';
  if (name === 'multiple-faces') return 'multiple_faces';
  return name.startsWith('looking') ? 'looking_away' : 'unknown';
}

/** The specification calls the face monitor “eye”. */
export const trackingSystemOf: Readonly<Record<Incident['monitor'], TrackingSystem>> = {
  face: 'eye',
  voice: 'voice',
  keyboard: 'keyboard',
};

/** The banner's kinds (001 §8); `other` is its default message. */
export type BannerKind =
  | 'face_not_visible'
  | 'multiple_faces'
  | 'looking_away'
  | 'tab_switch'
  | 'copy_paste'
  | 'keyboard_activity'
  | 'audio_violation'
  | 'other';

/** “Warning banner … auto-hide after 5 s” (001 §9). */
export const bannerMs = 5000;

/** Four texts of 001 §8 word for word; the others are not shown there and name fact and remedy. */
export const bannerTexts: Readonly<Record<BannerKind, string>> = {
  face_not_visible:
    'Warning! Your face is not visible. Please ensure your face is clearly visible in the camera.',
  multiple_faces:
    'Warning! Multiple faces detected. Please ensure only you are visible in the camera.',
  looking_away: 'Warning! You are looking away. Please look at the screen.',
  tab_switch: 'Warning! Tab switched or browser minimized',
  copy_paste: 'Warning! Pasting content is not allowed.',
  keyboard_activity: 'Warning! This key is not allowed. Please use the answers and buttons only.',
  audio_violation: 'Warning! A voice was heard. Please remain silent during the interview.',
  other: 'Warning! Something unusual was noticed. Please go on with the questions on this page.',
};

const copyText = 'Warning! Copying content is not allowed.';
const bannerKinds: ReadonlyMap<string, BannerKind> = new Map([
  ['TAB_SWITCHING', 'tab_switch'],
  ['COPYING_ATTEMPT', 'copy_paste'],
  ['PASTE_ATTEMPT', 'copy_paste'],
  ['PASTE_BY_MENU', 'copy_paste'],
  ['COPY_BY_MENU', 'copy_paste'],
]);

export function bannerKindOf({ monitor, type }: Pick<Incident, 'monitor' | 'type'>): BannerKind {
  const mapped = mapType(type);
  if (mapped !== 'unknown') return mapped;
  if (monitor === 'voice') return 'audio_violation';
  if (monitor === 'face') return 'other';
  return bannerKinds.get(type) ?? 'keyboard_activity';
}

/** The kinds whose words the specification gives. */
const specifiedKinds: ReadonlySet<BannerKind> = new Set([
  'face_not_visible',
  'multiple_faces',
  'tab_switch',
  'copy_paste',
]);

/** [BF-4] The banner where the specification has words of its own for it: the monitor's warning says all others. */
export function specifiedBanner(incident: Pick<Incident, 'monitor' | 'type'>): string | undefined {
  const text = bannerText(incident);
  return text !== copyText && specifiedKinds.has(bannerKindOf(incident)) ? text : undefined;
}

/** [BF-4] What the banner says of an incident. */
export function bannerText(incident: Pick<Incident, 'monitor' | 'type'>): string {
  const { type } = incident;
  if (type === 'COPYING_ATTEMPT' || type === 'COPY_BY_MENU') return copyText;
  return bannerTexts[bannerKindOf(incident)];
}
