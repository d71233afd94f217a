import * as z from 'zod/mini';

/** `off`: not asked for by the company. `accommodated`: taken away for this candidate. */
export const monitorSetting = z.enum(['on', 'off', 'accommodated']);
