/** A Content-Disposition (RFC 6266): an ASCII name for all, the true one for those that read it. */
export function attachment(name: string): string {
  const ascii = name.replace(/[^\w .()-]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
