import type { NodeRole } from '@candor/contract/operations/node-rules';

const roles: Readonly<Record<NodeRole, string>> = {
  both: 'Pages and background work',
  serve: 'Pages',
  work: 'Background work',
};

/** Of the processes that run over this database. */
export const nodeWords = {
  title: 'Nodes',
  none: 'None has said yet that it is there.',
  nodeOf: (host: string, process: number): string => `${host}, process ${process}`,
  does: (role: NodeRole, version: string): string =>
    `${roles[role]}, version ${version}, running since `,
  isThere: 'There',
  silent: (ago: string): string => `Silent, last heard ${ago}`,
} as const;
