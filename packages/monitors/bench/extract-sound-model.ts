/**
 * Takes the first seven layers of YAMNet out of its TensorFlow Lite file:
 * `node bench/extract-sound-model.ts yamnet.tflite out.bin`. See models/README.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const [source = '', target = ''] = process.argv.slice(2);
const file = readFileSync(source);

/** A table of a FlatBuffer: where its fields lie is told by a list that its first four bytes lead to. */
class Table {
  private readonly at: number;

  constructor(at: number) {
    this.at = at;
  }

  private place(field: number): number {
    const list = this.at - file.readInt32LE(this.at);
    const entry = 4 + 2 * field;
    const offset = entry < file.readUInt16LE(list) ? file.readUInt16LE(list + entry) : 0;
    return offset === 0 ? 0 : this.at + offset;
  }

  number(field: number): number {
    const place = this.place(field);
    return place === 0 ? 0 : file.readInt32LE(place);
  }

  byte(field: number): number {
    const place = this.place(field);
    return place === 0 ? 0 : file.readUInt8(place);
  }

  /** Where a list begins, and how many it has. */
  list(field: number): { readonly from: number; readonly count: number } {
    const place = this.place(field);
    if (place === 0) return { from: 0, count: 0 };
    const from = place + file.readInt32LE(place);
    return { from: from + 4, count: file.readInt32LE(from) };
  }

  integers(field: number): number[] {
    const { from, count } = this.list(field);
    return Array.from({ length: count }, (_, n) => file.readInt32LE(from + 4 * n));
  }

  tables(field: number): Table[] {
    return this.integers(field).map(
      (offset, n) => new Table(this.list(field).from + 4 * n + offset),
    );
  }

  table(field: number): Table | undefined {
    const place = this.place(field);
    return place === 0 ? undefined : new Table(place + file.readInt32LE(place));
  }

  text(field: number): string {
    const { from, count } = this.list(field);
    return file.toString('utf8', from, from + count);
  }
}

const model = new Table(file.readInt32LE(0));
const [graph] = model.tables(2);
const buffers = model.tables(4);
const tensors = graph?.tables(0) ?? [];

/** 32-bit floats, or 8-bit integers times the one scale of their tensor. */
function valuesOf(tensor: Table): number[] {
  const { from, count } = buffers[tensor.number(2)]?.list(0) ?? { from: 0, count: 0 };
  const scale = tensor.table(4)?.list(2);
  if (scale === undefined || scale.count === 0) {
    return Array.from({ length: count / 4 }, (_, n) => file.readFloatLE(from + 4 * n));
  }
  const step = file.readFloatLE(scale.from);
  return Array.from({ length: count }, (_, n) => file.readInt8(from + n) * step);
}

/** Operators: 3 is a convolution, 4 one of each channel by itself, 6 turns integers into floats. */
const [convolution, depthwise, dequantize] = [3, 4, 6];
const codes = model.tables(1).map((code) => code.byte(0));
const floatsOf = new Map<number, number>();
const numbers: number[] = [];
let layers = 0;
for (const operator of graph?.tables(3) ?? []) {
  const code = codes[operator.number(0)];
  const [, weight = 0, bias = 0] = operator.integers(1);
  if (code === dequantize) floatsOf.set(operator.integers(2)[0] ?? 0, operator.integers(1)[0] ?? 0);
  // The first layer, and of each that follows the two of which it is made.
  if ((code !== convolution && code !== depthwise) || layers === 13) continue;
  layers += 1;
  for (const one of [floatsOf.get(weight) ?? weight, bias]) {
    const tensor = tensors[one];
    if (!tensor) throw new Error(`Tensor ${one} is not in the file.`);
    for (const value of valuesOf(tensor)) numbers.push(value);
  }
}
const view = new DataView(new ArrayBuffer(numbers.length * 2));
for (const [n, value] of numbers.entries()) view.setFloat16(2 * n, value, true);
writeFileSync(target, new Uint8Array(view.buffer));
console.log(`${numbers.length} numbers of ${layers} layers`);
