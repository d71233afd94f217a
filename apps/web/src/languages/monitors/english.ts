import type { Translated } from '@candor/contract/people/language-rules';
import type { MonitorPanelWords } from '../../features/interviews/proctoring/monitor-panel-words.ts';
import type {
  MonitorSaidWords,
  SeveralFacesWords,
} from '../../features/interviews/proctoring/monitor-said-words.ts';

/** The consent to the monitors, their panels and their warnings: loaded with them. */
export type MonitorWords = Translated<{
  readonly 'monitor-panels': MonitorPanelWords;
  readonly 'monitor-said': MonitorSaidWords;
  readonly 'monitor-several': SeveralFacesWords;
}>;
