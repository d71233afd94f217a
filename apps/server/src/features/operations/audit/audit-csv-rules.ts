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
  /** Why what it said of a person is not there. */
  readonly gone: 'erased' | 'upgraded' | 'secret-lost' | 'unreadable' | null;
};

const goneWords = {
  erased: 'erased',
  upgraded: 'removed at the upgrade',
  'secret-lost': 'lost with the secret',
  unreadable: 'cannot be opened',
} as const;

export function auditCells(entry: ExportedEntry): (string | number | null)[] {
  const asText = (value: unknown) => (value === null ? null : JSON.stringify(value));
  return [
    entry.seq,
    entry.occurredAt.toISOString(),
    entry.actorName ?? entry.actorKind,
    entry.action,
    entry.objectKind,
    entry.objectId,
    entry.gone === null ? asText(entry.before) : goneWords[entry.gone],
    entry.gone === null ? asText(entry.after) : goneWords[entry.gone],
    entry.ip,
    entry.requestId,
  ];
}
