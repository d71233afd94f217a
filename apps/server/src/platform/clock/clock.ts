/** The only source of "now" in the server; rules and handlers receive it as a value. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
