import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoints } from './test-scene.ts';

/** As the specification spells them. */
const ofTheSpecification = new Set([
  'featureId',
  'activityId',
  'interviewId',
  'candidateId',
  'sessionId',
  'uploadId',
]);

/**
 * As they were first spelled. Pages that are open during an upgrade send and read them, so they stay; a new one takes the
 * one spelling.
 */
const stayed = new Set(['deviceId', 'segmentId', 'objectId', 'requestId']);

type Schema = {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly additionalProperties?: Schema | boolean;
  readonly $defs?: Readonly<Record<string, Schema>>;
};

function namesIn(schema: Schema | undefined): string[] {
  if (schema === undefined) return [];
  const { properties = {}, items, additionalProperties: more, $defs = {} } = schema;
  const within = [
    ...Object.values(properties),
    ...Object.values($defs),
    ...[schema.anyOf, schema.oneOf, schema.allOf, schema.prefixItems].flatMap((some) => some ?? []),
    ...(items === undefined ? [] : [items]),
    ...(typeof more === 'object' ? [more] : []),
  ];
  return [...Object.keys(properties), ...within.flatMap(namesIn)];
}

const names = new Set(
  endpoints.flatMap(([, { params, query, body, output }]) =>
    [params, query, body, output].flatMap((schema) =>
      schema === undefined
        ? []
        : namesIn(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as Schema),
    ),
  ),
);

test('what a call sends and gets back spells an id in one way, where the specification has no other', () => {
  expect(names.size).toBeGreaterThan(500);
  const otherwise = [...names].filter((name) => /(?:[a-z]Ids?)$/.test(name));
  expect(otherwise.toSorted()).toEqual([...ofTheSpecification, ...stayed].toSorted());
});
