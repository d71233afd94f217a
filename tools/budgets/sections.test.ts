import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sectionProblem } from './sections.ts';

let dist = '';

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'candor-sections-'));
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'app.html'), '<script type="module" src="/assets/app-1234567.js">');
});
afterEach(() => rmSync(dist, { recursive: true }));

const write = (name: string, content = 'export const a=1') =>
  writeFileSync(join(dist, 'assets', name), content);
const problem = () => sectionProblem(dist, 'app.html', 'company-layout');

test('[RT-2] a section that is imported when it is opened is apart', () => {
  write('app-1234567.js', 'import("./company-layout-abcd123.js")');
  write('company-layout-abcd123.js');
  expect(problem()).toBeNull();
});

test('[RT-2] a section that the first script imports is not', () => {
  write('app-1234567.js', 'import{a}from"./near-1234567.js";');
  write('near-1234567.js', 'import"./company-layout-abcd123.js";');
  write('company-layout-abcd123.js');
  expect(problem()).toBe('loads with every page');
});

test('[RT-2] nor is one that went into another chunk', () => {
  write('app-1234567.js', '');
  write('console-layout-abcd123.js');
  expect(problem()).toBe('has no chunk of its own');
});
