export { readDays, readRules, saveRule } from './rule-store.ts';
