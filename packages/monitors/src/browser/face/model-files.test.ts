import { expect, test } from 'vitest';
import { faceMeshFiles } from '../../../build/face-mesh-files.ts';
import { withoutEval } from '../../../build/without-eval.ts';

test('[ME-8] the model’s files come from the package, in a folder named after their content', () => {
  const { folder, files } = faceMeshFiles();
  expect(folder).toMatch(/^face-mesh-[0-9a-f]{10}$/);
  expect(faceMeshFiles().folder).toBe(folder);
  const names = files.map(({ name }) => name);
  expect(names).toContain('face_mesh_solution_simd_wasm_bin.wasm');
  expect(files.every(({ content }) => content.length > 0)).toBe(true);
});

test('[ME-8] no script of the model makes a function out of text, or names another server', () => {
  for (const { name, content } of faceMeshFiles().files.filter((file) =>
    file.name.endsWith('.js'),
  )) {
    const text = Buffer.from(content).toString('utf8');
    expect(text, name).not.toMatch(/new Function\b|new_\(Function\b|\beval\(/);
    expect(text, name).not.toMatch(/https?:\/\/(cdn|[^/"']*(jsdelivr|googleapis|gstatic))/);
  }
});

test('a loader that is not the pinned one stops the build', () => {
  expect(() => withoutEval('function other() {}')).toThrow(/createNamedFunction/);
});
