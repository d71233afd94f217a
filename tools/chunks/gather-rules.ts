/** A file that several pages load, as the bundler makes them: of the modules that the very same pages use. */
export type SharedFile = {
  readonly id: string;
  /** The pages that load it, as numbers. */
  readonly pages: ReadonlySet<number>;
  /** How many bytes of it are sent, compressed. */
  readonly size: number;
  /** It brings a style sheet, which is a request of its own. */
  readonly isStyled: boolean;
  readonly imports: readonly string[];
  /** A page that others import as well: its file stays its own. */
  readonly isPage: boolean;
};

type Chunk = {
  readonly files: readonly SharedFile[];
  readonly pages: ReadonlySet<number>;
  readonly size: number;
  readonly isStyled: boolean;
};

/**
 * What a request costs a page, in bytes: over HTTP/1.1 on slow 4G a browser has six under way at a time, each of which
 * waits 150 ms, in which 1.6 Mbit/s would have brought 5 kB; behind a proxy that speaks HTTP/2 less. Higher gathers more,
 * and each page loads more that it does not use; tried with the weights of pages (docs/decisions/0422, 0436).
 */
export const FILE_COST = 2300;

/**
 * Gathers files that much the same pages load: as long as the requests that are saved weigh more than what pages load in
 * vain, with all that it imports. Gives the files of each chunk in order, also of those that stay alone. No chunk ever
 * waits for itself: two are not joined where one imports something that imports the other.
 */
export function gatherChunks(
  shared: readonly SharedFile[],
  fileCost: number,
): readonly (readonly string[])[] {
  const inOrder = shared.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  let chunks: readonly Chunk[] = inOrder.map((file) => ({
    files: [file],
    pages: file.pages,
    size: file.size,
    isStyled: file.isStyled,
  }));
  for (;;) {
    const imported = importsAmong(chunks);
    const best = bestPair(chunks, imported, fileCost);
    if (best === undefined) break;
    chunks = join(chunks, best, imported);
  }
  return chunks.map(({ files }) => files.map(({ id }) => id).toSorted());
}

type Pair = readonly [Chunk, Chunk];

/** All that a chunk imports, near and far, without itself. */
type Imported = ReadonlyMap<Chunk, ReadonlySet<Chunk>>;

function importsAmong(chunks: readonly Chunk[]): Imported {
  const home = new Map(
    chunks.flatMap((chunk) => chunk.files.map(({ id }) => [id, chunk] as const)),
  );
  const next = (chunk: Chunk): Chunk[] =>
    chunk.files.flatMap(({ imports }) => imports.flatMap((id) => home.get(id) ?? []));
  return new Map(
    chunks.map((chunk) => {
      const open = next(chunk);
      const seen = new Set<Chunk>();
      for (let one = open.pop(); one !== undefined; one = open.pop()) {
        if (seen.has(one) || one === chunk) continue;
        seen.add(one);
        open.push(...next(one));
      }
      return [chunk, seen] as const;
    }),
  );
}

function bestPair(
  chunks: readonly Chunk[],
  imported: Imported,
  fileCost: number,
): Pair | undefined {
  const pairs = chunks
    .flatMap((one, at) => chunks.slice(at + 1).map((other) => [one, other] as const))
    .map((pair) => ({ pair, atMost: gainAtMost(pair, fileCost) }))
    .filter(({ atMost }) => atMost > 0)
    .toSorted((one, other) => other.atMost - one.atMost);
  let best: { readonly pair: Pair; readonly gain: number } | undefined;
  for (const { pair, atMost } of pairs) {
    if (atMost <= (best?.gain ?? 0)) break;
    if (isCircular(pair, imported)) continue;
    const gain = atMost - farInVain(pair, imported, fileCost);
    if (gain > (best?.gain ?? 0)) best = { pair, gain };
  }
  return best?.pair;
}

/** Bytes that all pages together save, if what the two import is loaded anyway. */
function gainAtMost([one, other]: Pair, fileCost: number): number {
  if ([one, other].some(({ files }) => files.some(({ isPage }) => isPage))) return 0;
  const both = one.pages.intersection(other.pages).size;
  const onlyOne = one.pages.size - both;
  const onlyOther = other.pages.size - both;
  const saved = both * (one.isStyled && other.isStyled ? 2 : 1);
  const added = (one.isStyled ? 0 : onlyOne) + (other.isStyled ? 0 : onlyOther);
  const requests = saved - (one.isStyled || other.isStyled ? added : 0);
  return requests * fileCost - (onlyOther * one.size + onlyOne * other.size);
}

/** Bytes that pages load because the other one's half imports them. */
function farInVain([one, other]: Pair, imported: Imported, fileCost: number): number {
  const along = (added: ReadonlySet<number>, of: Chunk): number =>
    [...(imported.get(of) ?? [])].reduce(
      (sum, { pages, size }) => sum + added.difference(pages).size * (size + fileCost),
      0,
    );
  const [ofOne, ofOther] = [one.pages, other.pages];
  return along(ofOther.difference(ofOne), one) + along(ofOne.difference(ofOther), other);
}

/** Whether one of two imports the other by way of a third, which the two in one would then wait for in a circle. */
function isCircular([one, other]: Pair, imported: Imported): boolean {
  const leads = (from: Chunk, to: Chunk): boolean =>
    [...(imported.get(from) ?? [])].some((by) => by !== to && imported.get(by)?.has(to) === true);
  return leads(one, other) || leads(other, one);
}

/** What the two import is loaded by the pages of both from now on. */
function join(chunks: readonly Chunk[], [one, other]: Pair, imported: Imported): Chunk[] {
  const pages = one.pages.union(other.pages);
  const along = new Set([...(imported.get(one) ?? []), ...(imported.get(other) ?? [])]);
  const rest = chunks.filter((chunk) => chunk !== one && chunk !== other);
  return [
    ...rest.map((chunk) =>
      along.has(chunk) ? { ...chunk, pages: chunk.pages.union(pages) } : chunk,
    ),
    {
      ...{ files: [...one.files, ...other.files], pages, size: one.size + other.size },
      isStyled: one.isStyled || other.isStyled,
    },
  ];
}
