import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createOutbound, type Outbound } from '../../../platform/outbound/outbound.ts';

type Route = (request: IncomingMessage, response: ServerResponse) => void;

/** A calendar server of strangers, over real HTTP: `paths` says what it answers where. */
export async function startFeedServer() {
  const paths = new Map<string, Route>();
  const server = createServer((request, response) => {
    const route = paths.get(request.url ?? '');
    if (route === undefined) response.writeHead(404).end();
    else route(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    answer: (path: string, route: Route) => {
      paths.set(path, route);
      return `${origin}${path}`;
    },
    /** The text of a feed there; what it was before is gone. */
    offer: (path: string, text: string) => {
      paths.set(path, (_, response) => {
        response.writeHead(200, { 'content-type': 'text/calendar' }).end(text);
      });
      return `${origin}${path}`;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** The guard of production for everything but these origins, which it would take for the inner network. */
export function guardBut(...origins: readonly string[]): Outbound {
  const strict = createOutbound({ ports: [443], isInsideAllowed: false });
  const lenient = createOutbound({ ports: [], isInsideAllowed: true, patience: 5000 });
  const of = (address: string) =>
    origins.some((origin) => address.startsWith(`${origin}/`)) ? lenient : strict;
  return {
    refusalOf: (address) => of(address).refusalOf(address),
    post: (address, message) => of(address).post(address, message),
    ask: (address, question) => of(address).ask(address, question),
  };
}

/** A calendar of events that are only their times: `20261125T090000Z`. */
export const feedOf = (
  ...events: readonly (readonly [start: string, end: string, ...more: string[]])[]
) =>
  [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//EN'],
    ...events.flatMap(([start, end, ...more], index) => [
      ...['BEGIN:VEVENT', `UID:${index}@test`, 'SUMMARY:Dentist with Ada'],
      ...[`DTSTART:${start}`, `DTEND:${end}`, ...more, 'END:VEVENT'],
    ]),
    'END:VCALENDAR',
  ].join('\r\n');
