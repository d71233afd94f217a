import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { readTraceparent } from '../tracing/trace-context.ts';
import { registerBodyTime } from './body-time.ts';
import { registerCompression } from './compression.ts';
import { answerError } from './errors.ts';
import { registerFormBody } from './form-body.ts';
import { registerSecurityHeaders } from './security-headers.ts';
import { callerAddress, isTrusted, type TrustedProxies } from './trusted-proxies.ts';

export type HttpServer = FastifyInstance;

export type HttpServerOptions = {
  readonly isHttps: boolean;
  /** Whose X-Forwarded-For names the caller: only that of proxies of one's own. */
  readonly trustProxy: TrustedProxies;
  readonly logLevel: string;
  /** Where lines of the log go; the process's output unless said. */
  readonly logStream?: { write(line: string): void };
  /** How long a request may take to send its body. */
  readonly bodyTimeMs?: number;
};

const BODY_TIME_MS = 120_000;

/** Fastify with our errors, headers and limits, and no endpoint yet. */
export async function createHttpServer(options: HttpServerOptions): Promise<HttpServer> {
  const server = Fastify({
    // A query or a body may hold a link's secret: the framework logs neither.
    logger: {
      level: options.logLevel,
      serializers: { req: withoutQuery, err: withoutValues },
      ...(options.logStream && { stream: options.logStream }),
    },
    logController: new LogController({ disableRequestLogging: true }),
    // For the protocol and the host that the proxy tells; the address is read by `nameCaller`.
    trustProxy:
      options.trustProxy.kind === 'none'
        ? false
        : (address: string, hop: number) => isTrusted(address, hop, options.trustProxy),
    childLoggerFactory: withTrace,
    genReqId: () => crypto.randomUUID(),
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: answerError,
    forceCloseConnections: 'idle',
    // `registerBodyTime` has the total: Node's would also cut off a recording on a slow line.
    requestTimeout: 0,
    http: { headersTimeout: 60_000 },
    exposeHeadRoutes: false,
  });
  // A form of another site can send text/plain with our cookies; JSON it cannot.
  server.removeContentTypeParser('text/plain');
  registerFormBody(server);
  server.setErrorHandler(answerError);
  nameCaller(server, options.trustProxy);
  registerBodyTime(server, options.bodyTimeMs ?? BODY_TIME_MS);
  registerSecurityHeaders(server, options.isHttps);
  await registerCompression(server);
  await server.register(cookie);
  await server.register(rateLimit, { global: false });
  return server;
}

/** Before any limit counts. The framework takes what a client wrote for an address; we take only what is one. */
function nameCaller(server: HttpServer, trusted: TrustedProxies): void {
  if (trusted.kind === 'none') return;
  server.addHook('onRequest', async (request) => {
    const socketAddress = request.raw.socket.remoteAddress ?? '';
    const value = callerAddress(socketAddress, request.headers['x-forwarded-for'], trusted);
    Object.defineProperty(request, 'ip', { value });
  });
}

/** A caller that traces finds its trace in our log. */
const withTrace: ChildLogger = (...[logger, bindings, options, { headers }]) => {
  const traceId = readTraceparent(headers['traceparent'])?.traceId;
  return logger.child(traceId === undefined ? bindings : { ...bindings, traceId }, options);
};

type ChildLogger = NonNullable<FastifyServerOptions['childLoggerFactory']>;

function withoutQuery(request: { method: string; url: string }): { method: string; url: string } {
  return { method: request.method, url: request.url.split('?')[0] ?? '' };
}

/** A database's error quotes the row in its details, a mail server's the recipient: kept is what a person can use. */
function withoutValues(error: unknown): { type: string; message: string; stack: string } {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const { name: type, message, stack = '', cause } = error;
  const { code, constraint } = error as { code?: string; constraint?: string };
  const causes = cause instanceof Error ? { cause: withoutValues(cause) } : {};
  return { type, message, stack, ...{ code, constraint }, ...causes };
}
