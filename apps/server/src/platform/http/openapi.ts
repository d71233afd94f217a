import { type Endpoint, everyEndpointErrors } from '@candor/contract';
import * as z from 'zod/mini';

type Contract = Readonly<Record<string, Readonly<Record<string, Endpoint>>>>;
type Schema = Record<string, unknown>;

/** OpenAPI 3.1 from the same objects that the server mounts. */
export function openApiDocument(contract: Contract, version: string): Schema {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [feature, endpoints] of Object.entries(contract)) {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
      paths[path] = {
        ...paths[path],
        [endpoint.method.toLowerCase()]: operation(feature, name, endpoint),
      };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Candor',
      version,
      description: 'Every reply is an envelope: success, statusCode, data or errors.',
    },
    paths,
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        key: { type: 'http', scheme: 'bearer', bearerFormat: 'candor_…' },
      },
    },
  };
}

function operation(feature: string, name: string, endpoint: Endpoint): Schema {
  const parameters = [
    ...parametersOf('path', endpoint.params),
    ...parametersOf('query', endpoint.query),
  ];
  const { access } = endpoint;
  const needsSession = access.kind === 'session' || access.kind === 'company';
  const takesKeys = access.kind === 'company' && access.key !== undefined;
  return {
    operationId: name,
    tags: [feature],
    summary: endpoint.summary,
    description: `Who may call: ${whoMayCall(endpoint)}.`,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(endpoint.body === undefined ? {} : { requestBody: requestBody(endpoint) }),
    ...(needsSession ? { security: [{ session: [] }, ...(takesKeys ? [{ key: [] }] : [])] } : {}),
    responses: {
      200: done(endpoint),
      ...failures(endpoint),
    },
  };
}

function done({ output, stream, plain }: Endpoint): Schema {
  const schema = jsonSchema(output, 'output');
  if (plain !== undefined) return { description: 'Done', content: { [plain]: { schema } } };
  if (!stream) return json('Done', envelope(schema));
  return {
    description: 'Server-sent events; the data of each is one of these in JSON',
    content: { 'text/event-stream': { schema } },
  };
}

function whoMayCall({ access }: Endpoint): string {
  if (access.kind === 'anyone') return 'anyone';
  if (access.kind === 'link') return `the holder of a ${access.purpose} link (body.token)`;
  if (access.kind === 'signed') return `${access.by}, by a signature of the body`;
  if (access.kind === 'session') return 'any signed-in account';
  const members = access.roles.join(' or ');
  return access.key === undefined ? members : `${members}, or a key with ${access.key}`;
}

function parametersOf(place: 'path' | 'query', schema: z.core.$ZodType | undefined): Schema[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Schema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function requestBody(endpoint: Endpoint): Schema {
  const schema = jsonSchema(endpoint.body as z.core.$ZodType, 'input');
  return {
    required: true,
    content: {
      'application/json': { schema, example: endpoint.example.body },
      ...(endpoint.form === true ? { 'multipart/form-data': { schema } } : {}),
    },
  };
}

function failures(endpoint: Endpoint): Record<string, Schema> {
  const byStatus = new Map<number, string[]>();
  for (const [code, status] of Object.entries({ ...everyEndpointErrors, ...endpoint.errors })) {
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      { ...json(codes.join(', '), envelope(undefined)), ...retryHeader(status) },
    ]),
  );
}

function retryHeader(status: number): Schema {
  if (status !== 429 && status !== 503) return {};
  const description = 'Seconds after which trying again may succeed';
  return {
    headers: { 'Retry-After': { description, required: true, schema: { type: 'integer' } } },
  };
}

function envelope(data: Schema | undefined): Schema {
  const problem = {
    type: 'object',
    properties: {
      code: { type: 'string' },
      message: { type: 'string' },
      params: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
      path: { type: 'string' },
    },
    required: ['code'],
  };
  return {
    type: 'object',
    properties: {
      success: { type: 'boolean' },
      statusCode: { type: 'integer' },
      message: { type: 'string' },
      ...(data === undefined ? { errors: { type: 'array', items: problem } } : { data }),
    },
    required: ['success', 'statusCode'],
  };
}

function json(description: string, schema: Schema): Schema {
  return { description, content: { 'application/json': { schema } } };
}

function jsonSchema(schema: z.core.$ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Schema;
  return rest;
}
