export type { KeyboardMonitor, KeyboardMonitorOptions } from './keyboard-monitor.ts';
export { createKeyboardMonitor } from './keyboard-monitor.ts';
