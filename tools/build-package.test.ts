import { execFileSync, spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPackage } from './build-package.ts';

const packages = ['recorder', 'monitors', 'outbox', 'postgres', 'folder-store'];
const root = resolve(import.meta.dirname, '..');
const project = mkdtempSync(join(tmpdir(), 'candor-consumer-'));
const at = (path: string) => join(project, path);

/** A project with the packages as npm would install them, and nothing of this repository but what they depend on. */
beforeAll(() => {
  for (const name of packages) {
    const dist = buildPackage(join(root, 'packages', name), at(`dist-${name}`));
    const [packed] = JSON.parse(run('npm', ['pack', '--json', '--ignore-scripts', dist]));
    const target = at(`node_modules/@candor/${name}`);
    mkdirSync(target, { recursive: true });
    run('tar', ['-xzf', at(packed.filename), '-C', target, '--strip-components=1']);
  }
  const libraries = ['idb', 'mediabunny', '@mediabunny/aac-encoder', '@mediapipe/face_mesh', 'pg'];
  for (const name of libraries) {
    mkdirSync(dirname(at(`node_modules/${name}`)), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), at(`node_modules/${name}`));
  }
  writeFileSync(at('package.json'), JSON.stringify({ name: 'consumer', type: 'module' }));
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

function run(program: string, args: readonly string[]): string {
  return execFileSync(program, args, { cwd: project, encoding: 'utf8' });
}

const installed = (name: string) => at(`node_modules/@candor/${name}`);

test('what is packed holds JavaScript and types, and no source or test', () => {
  for (const name of packages) {
    const files = readdirSync(installed(name), { recursive: true, encoding: 'utf8' });
    expect(files).toEqual(expect.arrayContaining(['README.md', 'LICENSE', 'src/index.d.ts']));
    expect(files.filter((file) => /(?<!\.d)\.ts$|\.test\.|(?:^|\/)test-/.test(file))).toEqual([]);
    const { exports } = JSON.parse(readFileSync(join(installed(name), 'package.json'), 'utf8'));
    const named = Object.values<Record<string, string>>(exports).flatMap(Object.values<string>);
    expect(named.filter((file) => !files.includes(file.replace('./', '')))).toEqual([]);
  }
});

test('plain Node imports every entry that needs no browser to begin', () => {
  const script = `
    const names = ['recorder', 'recorder/upload', 'monitors/face', 'monitors/voice', 'monitors/build', 'outbox', 'postgres', 'folder-store'];
    for (const name of names) {
      const found = Object.keys(await import('@candor/' + name));
      if (found.length === 0) throw new Error(name + ' exports nothing');
    }
    const { createRecording } = await import('@candor/recorder');
    console.log(typeof createRecording);`;
  writeFileSync(at('main.mjs'), script);
  expect(run(process.execPath, ['main.mjs'])).toBe('function\n');
});

test('workers and their files are found beside the compiled code', () => {
  for (const name of packages) {
    for (const file of readdirSync(installed(name), { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.js')) continue;
      const path = join(installed(name), file);
      for (const [, target = ''] of readFileSync(path, 'utf8').matchAll(/new URL\('(\.[^']+)'/g)) {
        expect(() => readFileSync(join(dirname(path), target))).not.toThrow();
        expect(target).not.toMatch(/\.ts$/);
      }
    }
  }
});

test('a consumer is type-checked against the types alone', () => {
  const right = `import { createRecording, type UploadTransport } from '@candor/recorder';
    import { convertToMp4 } from '@candor/recorder/convert';
    import { openOutbox } from '@candor/outbox';
    declare const transport: UploadTransport;
    export const recording = createRecording({ sessionId: '1', transport });
    export const more = [convertToMp4, openOutbox];
    export const state: string = recording.progress().state;`;
  const compilerOptions = {
    ...{ module: 'NodeNext', target: 'ES2024', strict: true, noEmit: true },
    ...{ lib: ['ES2024', 'DOM', 'DOM.Iterable'], types: [] },
  };
  writeFileSync(at('right.ts'), right);
  writeFileSync(at('wrong.ts'), right.replace("sessionId: '1'", 'sessionId: 1'));
  const check = (file: string) => {
    writeFileSync(at('tsconfig.json'), JSON.stringify({ compilerOptions, files: [file] }));
    const tsc = join(root, 'node_modules/.bin/tsc');
    return spawnSync(tsc, ['-p', project], { encoding: 'utf8' }).stdout;
  };
  expect(check('right.ts')).toBe('');
  expect(check('wrong.ts')).toContain("Type 'number' is not assignable to type 'string'");
});
