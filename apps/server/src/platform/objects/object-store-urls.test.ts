import { describe, expect, test } from 'vitest';
import { bytesOf, conformanceOf, md5, refusal } from './test-conformance.ts';
import { PAGE_ORIGIN, storesToTest } from './test-stores.ts';

const small = bytesOf(1000);

describe.for(storesToTest)('object store $name', (toTest) => {
  const { store, slowStore, put, begin } = conformanceOf(toTest);

  test('part URLs take a PUT without any header of ours and answer with the MD5 as ETag', async () => {
    const { parts } = await begin(small);
    expect(parts[0]?.etag).toBe(md5(small));
  });

  test('part URLs are refused when any of path, upload, number or expiry is changed', async () => {
    const { key, uploadId } = await begin();
    const url = new URL(
      await store().signPart({ key, uploadId, partNumber: 1, expiresInSeconds: 60 }),
    );
    const changes: ((changed: URL) => void)[] = [
      (changed) => (changed.pathname = changed.pathname.replace('.webm', '.webn')),
      (changed) => changed.searchParams.set('partNumber', '2'),
      (changed) => changed.searchParams.set('uploadId', 'f'.repeat(32)),
      (changed) => changed.searchParams.append('extra', '1'),
      (changed) => {
        for (const name of ['expires', 'X-Amz-Expires']) {
          if (changed.searchParams.has(name)) changed.searchParams.set(name, '9999999999');
        }
      },
      (changed) => (changed.search = ''),
    ];
    const passed: string[] = [];
    for (const change of changes) {
      const changed = new URL(url);
      change(changed);
      const reply = await fetch(changed, { method: 'PUT', body: small });
      if (reply.status < 400 || reply.status >= 500) passed.push(changed.href);
    }
    expect(passed).toEqual([]);
    expect((await fetch(url, { method: 'POST', body: small })).ok).toBe(false);
    expect(await store().listParts(key, uploadId)).toEqual([]);
  });

  test('part URLs are refused once expired', async () => {
    const { key, uploadId } = await begin();
    const part = { key, uploadId, partNumber: 1, expiresInSeconds: 60 };
    const reply = await fetch(await slowStore().signPart(part), {
      method: 'PUT',
      body: small,
    });
    expect(reply.status).toBe(403);
    expect(await store().listParts(key, uploadId)).toEqual([]);
  });

  test('part URLs take no other length than the one signed', async () => {
    const { key, uploadId } = await begin();
    const part = { key, uploadId, partNumber: 1, contentLength: 1000, expiresInSeconds: 60 };
    const reply = await fetch(await store().signPart(part), {
      method: 'PUT',
      body: bytesOf(1001),
    });
    expect(reply.status).toBe(403);
    expect(await store().listParts(key, uploadId)).toEqual([]);
  });

  test('part URLs of an aborted upload are refused', async () => {
    const { key, uploadId } = await begin(small);
    await store().abortUpload(key, uploadId);
    expect((await put({ key, uploadId }, 2, small)).status).toBe(404);
    expect(await refusal(store().listParts(key, uploadId))).toBe('NoSuchUpload');
    expect(await refusal(store().head(key))).toBe('NoSuchKey');
    expect(await refusal(store().abortUpload(key, uploadId))).toBe('accepted');
  });

  test.runIf(toTest.crossOrigin)(
    'pages of permitted origins may upload and read the ETag',
    async () => {
      const { url, preflight } = await askFrom(PAGE_ORIGIN);
      expect(preflight.status).toBe(200);
      expect(preflight.headers.get('access-control-allow-origin')).toBe(PAGE_ORIGIN);
      expect(preflight.headers.get('access-control-allow-methods')).toContain('PUT');
      const sent = await fetch(url, {
        method: 'PUT',
        body: small,
        headers: { origin: PAGE_ORIGIN },
      });
      expect(sent.headers.get('access-control-allow-origin')).toBe(PAGE_ORIGIN);
      expect(sent.headers.get('access-control-expose-headers')?.toLowerCase()).toContain('etag');
    },
  );

  // A folder is served by the page's own origin: the browser asks nothing and sees every header.
  test('pages of any other origin may not', async () => {
    const stranger = 'http://stranger.example.test';
    const { url, preflight } = await askFrom(stranger);
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
    const sent = await fetch(url, { method: 'PUT', body: small, headers: { origin: stranger } });
    expect(sent.headers.get('access-control-allow-origin')).toBeNull();
    expect(sent.headers.get('etag')).toBe(md5(small));
  });

  async function askFrom(origin: string) {
    const { key, uploadId } = await begin();
    const part = { key, uploadId, partNumber: 1, expiresInSeconds: 60 };
    const url = await store().signPart(part);
    const headers = { origin, 'access-control-request-method': 'PUT' };
    return { url, preflight: await fetch(url, { method: 'OPTIONS', headers }) };
  }
});
