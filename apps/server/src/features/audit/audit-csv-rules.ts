/** The columns of an exported log, in the order of `auditCells`. */
export const auditHeading = [
  'Number',
  'Time (UTC)',
  'Who',
  'Action',
  'Object',
  'Object number',
  'Before',
  'After',
  'Address',
  'Request',
] as const;

export type ExportedEntry = {
  readonly seq: number;
  readonly occurredAt: Date;
  readonly actorKind: string;
  readonly actorName: string | null;
  readonly action: string;
  readonly objectKind: string;
  readonly objectId: string | null;
  readonly before: unknown;
  readonly after: unknown;
  readonly ip: string | null;
  readonly requestId: string | null;
  /** What it said of a person went with them. */
  readonly isErased: boolean;
};

export function auditCells(entry: ExportedEntry): (string | number | null)[] {
  const asText = (value: unknown) => (value === null ? null : JSON.stringify(value));
  return [
    entry.seq,
    entry.occurredAt.toISOString(),
    entry.actorName ?? entry.actorKind,
    entry.action,
    entry.objectKind,
    entry.objectId,
    entry.isErased ? 'erased' : asText(entry.before),
    entry.isErased ? 'erased' : asText(entry.after),
    entry.ip,
    entry.requestId,
  ];
}
