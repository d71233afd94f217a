import * as z from 'zod/mini';

/** As CSS writes it: `light-dark(#0f6b55, #1f7f67)`. */
const shade = z.string();

/** What a company looks like on pages that candidates see; a token of the stylesheets for each colour. */
export const brand = z.object({
  name: z.string(),
  /** Null: the product's own. */
  colours: z.nullable(
    z.object({ accent: shade, accentHover: shade, accentText: shade, accentSoft: shade }),
  ),
  /** Path of the picture; null: there is none, and the name stands alone. */
  logo: z.nullable(z.string()),
});
export type Brand = z.output<typeof brand>;
