/** What a person pays for, once. */
export const fees = ['identity-check'] as const;

export type Fee = (typeof fees)[number];
