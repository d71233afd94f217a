import type { Endpoint } from '@candor/contract';
import type { FastifyInstance } from 'fastify';
import { meterRequests } from '../metrics/meter-requests.ts';
import type { Meters } from '../metrics/meters.ts';
import { spanOfAnswer } from '../tracing/span-of-answer.ts';
import type { Handler } from './handlers.ts';
import { mount, type MountOptions } from './mount.ts';

type ByName<T> = Readonly<Record<string, Readonly<Record<string, T>>>>;

/** Every endpoint of the contract with its handler; one without is a fault of ours. */
export function mountAll(
  app: FastifyInstance,
  contract: ByName<Endpoint>,
  {
    handlers,
    options,
  }: {
    handlers: ByName<Handler<never>>;
    options: MountOptions & Pick<Meters, 'requestMeter' | 'spans'>;
  },
): void {
  const { requestMeter, spans, clock } = options;
  if (requestMeter !== null || spans !== null) {
    meterRequests(app, contract, (answer) => {
      requestMeter?.note(answer.name, answer.status, answer.milliseconds / 1000);
      const span = spans === null ? null : spanOfAnswer(answer, clock());
      if (span !== null) spans?.note(span);
    });
  }
  for (const [feature, endpoints] of Object.entries(contract)) {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const handler = handlers[feature]?.[name];
      if (handler === undefined) throw new Error(`${feature}.${name} has no handler`);
      mount(app, endpoint, { handler, options });
    }
  }
}
