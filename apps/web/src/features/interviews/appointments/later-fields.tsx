import { type ComponentProps, lazy, Suspense } from 'react';
import type { LongField as Long, OwnZoneField as Zone } from './link-fields.tsx';
import './later-fields.css';

/** Times can be marked and picked before the fields beside them have come, over a slow line. */
const LoadedZone = lazy(async () => ({
  default: (await import('./link-fields.tsx')).OwnZoneField,
}));
const LoadedLong = lazy(async () => ({ default: (await import('./link-fields.tsx')).LongField }));

/** Has its height from the beginning: what stands below it does not move. */
export function OwnZoneField(props: ComponentProps<typeof Zone>) {
  return (
    <div className="later-fields__zone">
      <Suspense>
        <LoadedZone {...props} />
      </Suspense>
    </div>
  );
}

export function LongField(props: ComponentProps<typeof Long>) {
  return (
    <Suspense>
      <LoadedLong {...props} />
    </Suspense>
  );
}
