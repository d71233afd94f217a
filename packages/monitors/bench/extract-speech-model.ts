/**
 * Takes the weights of Silero's 16 kHz branch out of its ONNX file:
 * `node bench/extract-speech-model.ts silero_vad_v5.onnx out.bin`. See models/README.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';

/** Names inside the ONNX graph, in the order of our file. */
const order = [
  ...[0, 1, 2, 3].flatMap((n) => [
    `encoder.${n}.reparam_conv.weight`,
    `encoder.${n}.reparam_conv.bias`,
  ]),
  'decoder.rnn.weight_ih',
  'decoder.rnn.weight_hh',
  'decoder.rnn.bias_ih',
  'decoder.rnn.bias_hh',
  'decoder.decoder.2.weight',
  'decoder.decoder.2.bias',
];

type Field = readonly [number, Uint8Array | bigint];

/** The fields of one protobuf message. */
function* fieldsOf(message: Uint8Array): Generator<Field> {
  let place = 0;
  const varint = (): bigint => {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = message[place] ?? 0;
      place += 1;
      value |= BigInt(byte & 127) << shift;
      if (byte < 128) return value;
    }
  };
  while (place < message.length) {
    const tag = Number(varint());
    const kind = tag & 7;
    if (kind === 0) yield [tag >> 3, varint()];
    else {
      const length = kind === 2 ? Number(varint()) : kind === 5 ? 4 : 8;
      yield [tag >> 3, message.subarray(place, place + length)];
      place += length;
    }
  }
}

const parts = (message: Uint8Array, wanted: number): Uint8Array[] =>
  [...fieldsOf(message)].flatMap(([field, value]) =>
    field === wanted && value instanceof Uint8Array ? [value] : [],
  );

const text = (bytes: Uint8Array | undefined): string => new TextDecoder().decode(bytes);

/** ONNX: a graph's nodes are field 1, a node's attributes 5, their tensor 5, their subgraph 6. */
function collect(graph: Uint8Array, path: string, found: Map<string, Uint8Array>): void {
  for (const attribute of parts(graph, 1).flatMap((node) => parts(node, 5))) {
    const name = text(parts(attribute, 1)[0]);
    for (const inner of parts(attribute, 6)) collect(inner, `${path}/${name}`, found);
    for (const tensor of parts(attribute, 5)) {
      const raw = parts(tensor, 9)[0];
      if (raw) found.set(`${path} ${text(parts(tensor, 8)[0])}`, raw);
    }
  }
}

const [source = '', target = ''] = process.argv.slice(2);
const found = new Map<string, Uint8Array>();
const graph = parts(readFileSync(source), 7)[0];
if (!graph) throw new Error(`${source} has no graph.`);
collect(graph, '', found);
const numbers = order.flatMap((name) => {
  // The branch for 16 kHz is the one of `then`.
  const entry = [...found].find(([at]) => at.startsWith('/then_branch') && at.endsWith(` ${name}`));
  if (!entry) throw new Error(`${name} is not in the graph.`);
  const raw = Uint8Array.from(entry[1]);
  return [...new Float32Array(raw.buffer)];
});
const view = new DataView(new ArrayBuffer(numbers.length * 2));
for (const [n, value] of numbers.entries()) view.setFloat16(2 * n, value, true);
writeFileSync(target, new Uint8Array(view.buffer));
console.log(`${numbers.length} numbers`);
