// biome-ignore lint/suspicious/noEmptyInterface: replaced by `npm run db:types`
export interface DB {}
