/**
 * Where the people of sample data have their addresses. RFC 2606 keeps `.example` for such as these: nobody reads them, and a
 * mail server that was handed one would send the failure back to the company that looks round.
 */
export const INVENTED_DOMAIN = 'samples.candor.example';

export const isInvented = (address: string): boolean =>
  address.toLowerCase().endsWith(`@${INVENTED_DOMAIN}`);
