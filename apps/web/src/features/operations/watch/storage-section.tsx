import { Fact, Facts } from '../../../ui/facts.tsx';
import { bytesText } from './watch-figures.ts';
import type { Vitals } from './watch-queries.ts';
import { pageWords, storageWords } from './watch-words.ts';

type Storage = Vitals['storage'];

export function StorageSection({ databaseBytes, objectBytes, disk, daysLeft, days }: Storage) {
  return (
    <section className="stack gap-sm" aria-labelledby="storage">
      <h2 id="storage">{pageWords.storage}</h2>
      <Facts>
        <Fact name={storageWords.database}>{bytesText(databaseBytes)}</Fact>
        <Fact name={storageWords.objects}>
          {objectBytes === null ? storageWords.unmeasured : bytesText(objectBytes)}
        </Fact>
        <Fact name={storageWords.free}>
          {disk === null
            ? storageWords.elsewhere
            : storageWords.freeOf(disk.freeBytes, disk.totalBytes)}
        </Fact>
        {disk !== null && (
          <Fact name={storageWords.left}>
            {daysLeft === null ? storageWords.growsNot : storageWords.days(daysLeft)}
          </Fact>
        )}
        {days.length > 1 && (
          <Fact name={storageWords.trend}>
            <Trend days={days} />
          </Fact>
        )}
      </Facts>
    </section>
  );
}

const WIDTH = 240;
const HEIGHT = 40;

/** Rows and objects together, one point a day; its words say the same. */
function Trend({ days }: { readonly days: Storage['days'] }) {
  const points = days.map(({ day, databaseBytes, objectBytes }) => ({
    at: Date.parse(day),
    bytes: databaseBytes + objectBytes,
  }));
  const first = points[0] ?? { at: 0, bytes: 0 };
  const last = points.at(-1) ?? first;
  const most = Math.max(...points.map(({ bytes }) => bytes), 1);
  const spread = Math.max(last.at - first.at, 1);
  const line = points
    .map(({ at, bytes }) => {
      const x = ((at - first.at) / spread) * WIDTH;
      return `${x.toFixed(1)},${(HEIGHT - (bytes / most) * HEIGHT).toFixed(1)}`;
    })
    .join(' ');
  return (
    <>
      <svg className="watch__trend" viewBox={`-2 -2 ${WIDTH + 4} ${HEIGHT + 4}`} aria-hidden="true">
        <polyline points={line} />
      </svg>
      <span>{storageWords.trendOf(first.bytes, last.bytes, Math.round(spread / 86_400_000))}</span>
    </>
  );
}
