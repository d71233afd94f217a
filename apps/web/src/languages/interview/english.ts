import type { Translated } from '@candor/contract/people/language-rules';
import type { CheckWords } from '../../features/interviews/attempts/check-words.ts';
import type { InterviewWords } from '../../features/interviews/attempts/interview-words.ts';
import type {
  bannerTexts,
  breakTexts,
  fullscreenTexts,
  recordingTexts,
  roomTexts,
} from '../../features/interviews/attempts/room-words.ts';
import type { SpeedWords } from '../../features/interviews/attempts/upload-speed-words.ts';

/** The check of the computer and the interview itself; without what the monitors say. */
export type InterviewRoomWords = Translated<{
  readonly 'room-check': CheckWords;
  readonly 'room-speed': SpeedWords;
  readonly 'room-interview': InterviewWords;
  readonly 'room-banners': typeof bannerTexts;
  readonly 'room-recording': typeof recordingTexts;
  readonly 'room-fullscreen': typeof fullscreenTexts;
  readonly 'room-break': typeof breakTexts;
  readonly 'room-texts': typeof roomTexts;
}>;
