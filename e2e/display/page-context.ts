import type { Devtools } from './devtools.ts';

type Context = { readonly uniqueId: string; readonly auxData?: { readonly isDefault?: boolean } };
type Evaluated<T> = {
  readonly result: { readonly value: T };
  readonly exceptionDetails?: { readonly exception?: { readonly description?: string } };
};

/** Longer than any navigation here takes on a loaded machine. */
const CONTEXT_WITHIN_MS = 30_000;

/** Evaluates in a page's own script context. */
export type PageContext = { readonly evaluate: <T>(expression: string) => Promise<T> };

/**
 * A page has no context until its first document is there, and loses it with each navigation: an evaluation
 * waits for one, and is repeated in the next when its own was taken away before it could answer.
 */
export async function followContext(
  devtools: Devtools,
  { sessionId, targetId }: { readonly sessionId: string; readonly targetId: string },
): Promise<PageContext> {
  let current: string | null = null;
  let arrived = Promise.withResolvers<void>();
  const leave = () => {
    if (current !== null) arrived = Promise.withResolvers<void>();
    current = null;
  };
  devtools.listen(sessionId, (method, params) => {
    if (method === 'Runtime.executionContextCreated') {
      const context = params['context'] as Context & { auxData?: { frameId?: string } };
      // A page's main frame bears the name of its target.
      if (context.auxData?.isDefault !== true || context.auxData.frameId !== targetId) return;
      leave();
      current = context.uniqueId;
      arrived.resolve();
    }
    if (method === 'Runtime.executionContextsCleared') leave();
    if (method === 'Runtime.executionContextDestroyed') {
      if (params['executionContextUniqueId'] === current) leave();
    }
  });
  await devtools.send('Runtime.enable', {}, sessionId);

  const evaluateIn = async <T>(uniqueContextId: string, expression: string): Promise<T> => {
    const how = { returnByValue: true, awaitPromise: true, userGesture: false };
    const asked = { expression, uniqueContextId, ...how };
    const reply = (await devtools.send('Runtime.evaluate', asked, sessionId)) as Evaluated<T>;
    const { result, exceptionDetails } = reply;
    if (exceptionDetails !== undefined) {
      throw new ScriptError(exceptionDetails.exception?.description ?? 'The script failed');
    }
    return result.value;
  };
  return {
    evaluate: async <T>(expression: string): Promise<T> => {
      for (;;) {
        await within(arrived.promise, CONTEXT_WITHIN_MS);
        const context = current;
        if (context === null) continue;
        try {
          return await evaluateIn<T>(context, expression);
        } catch (error) {
          // The reply may come before the word that the context has gone; the word follows at once.
          await devtools.send('Runtime.getIsolateId', {}, sessionId).catch(() => {});
          if (error instanceof ScriptError || context === current) throw error;
        }
      }
    },
  };
}

class ScriptError extends Error {
  override readonly name = 'ScriptError';
}

async function within(work: Promise<void>, ms: number): Promise<void> {
  let late: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    late = setTimeout(() => reject(new Error('The page has no document')), ms);
  });
  await Promise.race([work, tooLate]).finally(() => clearTimeout(late));
}
