import type { FastifyInstance } from 'fastify';

export type LogoFile = { readonly bytes: Uint8Array; readonly contentType: string };

type Asked = { Params: { company: string; picture: string } };

/**
 * The pictures of companies, for everybody who has the path: pages show them, and mails in programs of other people, which
 * are other sites. A picture stays what it is; another one has another path.
 */
export function registerLogos(
  app: FastifyInstance,
  read: (companyId: number, picture: string) => Promise<LogoFile | null>,
): void {
  app.get<Asked>('/logos/:company/:picture', async ({ params }, reply) => {
    const { company, picture } = params;
    const isPath = /^[1-9]\d{0,14}$/.test(company) && /^[\da-f-]{36}$/.test(picture);
    const file = isPath ? await read(Number(company), picture) : null;
    if (file === null) return reply.callNotFound();
    return reply
      .header('cache-control', 'public, max-age=86400')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .type(file.contentType)
      .send(Buffer.from(file.bytes));
  });
}
