/** What a process of an installation does: answer people, the work behind it, or both. */
export const nodeRoles = ['both', 'serve', 'work'] as const;

export type NodeRole = (typeof nodeRoles)[number];

/** A node says this often that it is there, and is taken for gone after four times that. */
export const BEAT_MS = 5_000;
export const SILENT_MS = 4 * BEAT_MS;
