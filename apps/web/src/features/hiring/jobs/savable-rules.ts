import type { JobProblems } from '@candor/contract/hiring/job-rules';

type Lists = { readonly questions: readonly unknown[]; readonly skills: readonly unknown[] };

/**
 * What of the typed can be saved: fields with a problem stay as they were saved. A question or a skill that
 * was added and is not finished is left out; nothing that was saved is taken away by it.
 */
export function savableOf<V extends Lists>(values: V, problems: JobProblems, kept: V): V {
  const paths = Object.keys(problems);
  const savable: Record<string, unknown> = { ...values };
  for (const name of new Set(paths.map((path) => path.split('.')[0] ?? ''))) {
    savable[name] = kept[name as keyof V];
  }
  for (const name of ['questions', 'skills'] as const) {
    const whole = values[name].filter(
      (_, index) => !paths.some((path) => path.startsWith(`${name}.${index}.`)),
    );
    if (whole.length < values[name].length && whole.length >= kept[name].length) {
      savable[name] = whole;
    }
  }
  return savable as V;
}
