import { monitorWords, violationWords } from '@candor/contract/interviews/monitor-words';
import { inLanguages } from '../lib/language.ts';

/** The contract's words of monitors, in the language of whoever reads them here. */
export const ownMonitorWords = inLanguages('monitors', monitorWords);
export const ownViolationWords = inLanguages('violations', violationWords);
