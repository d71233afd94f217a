/** Every table without company_id, with the reason. A table on neither side fails the isolation test. */
export const sharedTables: Readonly<Record<string, string>> = {};
