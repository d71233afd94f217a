/** How long one file of tests took, in milliseconds. */
export type FileTime = { readonly file: string; readonly milliseconds: number };

/** The part of Playwright's JSON report that times tests; suites hold suites. */
export type Suite = {
  readonly file?: string;
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly file: string;
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
};

/** Every try of every test counts to its file. */
export function timesOfSuites(suites: readonly Suite[]): FileTime[] {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? []).map(({ file, tests }) => ({
      file,
      milliseconds: tests
        .flatMap(({ results }) => results)
        .reduce((all, one) => all + one.duration, 0),
    })),
    ...timesOfSuites(suite.suites ?? []),
  ]);
}

/** A line that names the five slowest files of a step; none without a file. */
export function slowestLine(times: readonly FileTime[]): string | undefined {
  const sums = new Map<string, number>();
  for (const { file, milliseconds } of times) {
    sums.set(file, (sums.get(file) ?? 0) + milliseconds);
  }
  const slowest = [...sums].toSorted(([, one], [, other]) => other - one).slice(0, 5);
  if (slowest.length === 0) return undefined;
  const named = slowest.map(
    ([file, milliseconds]) => `${file} ${Math.round(milliseconds / 1000)} s`,
  );
  return `Slowest files: ${named.join(', ')}`;
}
