import type { contract, Parsed } from '@candor/contract';
import { optionLabels } from '@candor/contract/interviews/option-rules';
import type { QtiProblem, QtiReason } from '@candor/contract/interviews/qti-rules';
import { IMPORT_MOST_ROWS } from '@candor/contract/interviews/question-rules';
import { csvFile } from '../../../platform/csv/csv-rules.ts';
import { readXml, type XmlElement } from '../../../platform/documents/read-xml.ts';
import { unzipTexts } from '../../../platform/documents/unzip-texts.ts';
import { csvColumns } from './import-rules.ts';
import { plainName, type QtiItem, type QtiNode, readItem } from './qti-item-rules.ts';

type Asked = Parsed<typeof contract.questions.convertQti>['body'];
type Left = { readonly item: string; readonly because: QtiReason };

const MOST_LEFT = 1000;
const TITLE_LONGEST = 200;
const limits = { mostFiles: IMPORT_MOST_ROWS + 100, mostBytes: 40_000_000 };

/** What an import takes of a file, and what it leaves with the reason. */
export function questionsOfQti({ base64, skill, difficulty }: Asked) {
  const files = filesOf(Buffer.from(base64, 'base64'));
  if (typeof files === 'string') return nothing(files);
  const items: QtiItem[] = [];
  const left: Left[] = [];
  for (const [name, text] of files) {
    const read = readFile(name, text);
    if (read === null) continue;
    if ('item' in read.read) items.push(read.read.item);
    else left.push({ item: read.title, because: read.read.because });
  }
  if (items.length + left.length === 0) return nothing('no_items');
  if (items.length > IMPORT_MOST_ROWS) return nothing('too_many_items');
  const rows = items.map(({ stem, options, key }) => [
    ...[stem, '', ...optionLabels.map((_, at) => options[at] ?? '')],
    ...[optionLabels[key] ?? '', skill.trim(), difficulty, '', ''],
  ]);
  return {
    ...{ problem: null, csv: csvFile(csvColumns, rows), taken: items.length },
    ...{ left: left.slice(0, MOST_LEFT), leftCount: left.length },
  };
}

const nothing = (problem: QtiProblem) => ({ problem, csv: '', taken: 0, left: [], leftCount: 0 });

/** A ZIP’s XML files by their names, or the one file. */
function filesOf(bytes: Buffer): readonly (readonly [string, string])[] | QtiProblem {
  const isZip = bytes.subarray(0, 4).equals(Buffer.from([0x50, 0x4b, 3, 4]));
  if (!isZip) return [['', bytes.toString('utf8')]];
  const unzipped = unzipTexts(bytes, { ...limits, isWanted: (name) => /\.xml$/i.test(name) });
  if (unzipped === 'too_large' || unzipped === 'unreadable') return unzipped;
  return [...unzipped].toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/** Null: no item, such as a package's list of its files. */
function readFile(name: string, text: string) {
  const title = name.split('/').at(-1) ?? '';
  const root = readXml(text);
  if (root === 'doctype' || root === 'unreadable') return { title, read: { because: root } };
  const kind = plainName(root.name);
  if (kind === 'questestinterop') return { title, read: { because: 'old_version' as const } };
  if (kind !== 'assessmentitem') return null;
  const node = asQti(root);
  const own = root.attributes['title'] ?? root.attributes['identifier'] ?? title;
  return { title: own.slice(0, TITLE_LONGEST), read: readItem(node) };
}

type QtiElement = Exclude<QtiNode, { readonly text: string }>;

const asQti = ({ name, attributes, children }: XmlElement): QtiElement => ({
  name: plainName(name),
  attributes: Object.fromEntries(
    Object.entries(attributes).map(([key, value]) => [plainName(key), value]),
  ),
  children: children.map((child) => ('text' in child ? child : asQti(child))),
});
