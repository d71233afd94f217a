/** What a start that must not be says in the terminal. */
export const nodeWords = {
  folderIsShared: (host: string, process: number): string =>
    `Another node runs over this database (process ${process} on ${host}), and this one keeps its objects in a folder, which ` +
    'no other machine sees. Set S3_BUCKET on every node, or stop the other one first.',
} as const;
