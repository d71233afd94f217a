import type { StorageMeter } from '../objects/storage-meter.ts';
import type { SpanExporter } from '../tracing/span-exporter.ts';
import type { RequestMeter } from './request-meter.ts';

export type Meters = {
  readonly storageMeter: StorageMeter;
  /** Hears how long each answer took; null where nobody collects. */
  readonly requestMeter: RequestMeter | null;
  /** Hears each answer; null where nobody traces. */
  readonly spans: SpanExporter | null;
};
