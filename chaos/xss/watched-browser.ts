import {
  type Browser,
  type CDPSession,
  chromium as browserType,
  type Page,
} from '@playwright/test';
import { chromium } from '../../tools/test/programs.ts';
import { rewritten } from './served-texts.ts';

export type Finding = { readonly kind: string; readonly what: string; readonly at: string };

/** How a page is opened: with its policy or without, with replies as they are or with payloads in every text. */
export type Mode = { readonly hasPolicy: boolean; readonly isServed: boolean };

export type Watched = {
  readonly page: Page;
  readonly browser: Browser;
  mode: Mode;
  readonly findings: Finding[];
  /** Text fields that replies were given payloads in, by endpoint and path. */
  readonly served: Set<string>;
};

/** Chromium that reports what ran: `alert`, elements that no page of ours makes, requests, refusals of the policy. */
export async function watchBrowser(broken: boolean): Promise<Watched> {
  const browser = await browserType.launch({
    executablePath: chromium.find() ?? chromium.advice,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const watched: Watched = {
    ...{ page, browser, findings: [], served: new Set<string>() },
    mode: { hasPolicy: true, isServed: false },
  };
  const report = (kind: string, what: string) =>
    void watched.findings.push({ kind, what: what.slice(0, 200), at: page.url().slice(0, 200) });
  await context.exposeBinding('reportXss', (_, kind: string, what: string) => report(kind, what));
  await context.addInitScript(watchPage);
  if (broken) await context.addInitScript(showTextAsMarkup);
  page.on('dialog', (dialog) => {
    report('executed', `${dialog.type()} ${dialog.message()}`);
    void dialog.dismiss();
  });
  context.on('request', (request) => {
    // By its host: a page of ours may carry a payload in its own address, and is opened by that.
    if (/(?:^|\.)(?:xss|x)\.invalid$/.test(new URL(request.url()).hostname)) {
      report('request', request.url());
    }
  });
  await changeReplies(watched);
  return watched;
}

/** By the browser's own protocol: Playwright's routes turn its cache off. */
async function changeReplies(watched: Watched): Promise<void> {
  const session = await watched.page.context().newCDPSession(watched.page);
  await session.send('Fetch.enable', {
    patterns: [
      { urlPattern: '*', resourceType: 'Document', requestStage: 'Response' },
      { urlPattern: '*/api/*', requestStage: 'Response' },
    ],
  });
  session.on('Fetch.requestPaused', (paused) => {
    // Fails where the page went on to another address meanwhile.
    void answer(session, paused, watched).catch(() => {});
  });
}

/** As the browser's protocol sends it. */
type Paused = {
  readonly requestId: string;
  readonly request: { readonly method: string; readonly url: string };
  readonly responseStatusCode?: number;
  readonly resourceType: string;
  readonly responseHeaders?: { name: string; value: string }[];
};

async function answer(session: CDPSession, paused: Paused, watched: Watched): Promise<void> {
  const { requestId, request, responseStatusCode: status = 0, resourceType } = paused;
  const { hasPolicy, isServed } = watched.mode;
  const isPage = resourceType === 'Document';
  const isChanged = isPage ? !hasPolicy : isServed && /\/api\//.test(request.url);
  if (!isChanged || status < 200 || (status >= 300 && status < 400)) {
    await session.send('Fetch.continueRequest', { requestId });
    return;
  }
  const { body, base64Encoded } = await session.send('Fetch.getResponseBody', { requestId });
  const text = base64Encoded ? Buffer.from(body, 'base64').toString('utf8') : body;
  const changed = isPage ? withoutPolicy(text) : rewritten(request, text, watched.served);
  await session.send('Fetch.fulfillRequest', {
    ...{ requestId, responseCode: status },
    responseHeaders: (paused.responseHeaders ?? []).filter(({ name }) => isKept(name, isPage)),
    body: Buffer.from(changed).toString('base64'),
  });
}

const isKept = (name: string, isPage: boolean): boolean =>
  !/^content-(encoding|length)$/i.test(name) && !(isPage && /^content-security-policy/i.test(name));

const withoutPolicy = (html: string): string =>
  html.replaceAll(/<meta[^>]*content-security-policy[^>]*>/gi, '');

/** Runs in every frame before its own scripts. */
function watchPage(): void {
  const tell = (kind: string, what: string) =>
    (window as unknown as { reportXss(kind: string, what: string): void }).reportXss(kind, what);
  window.alert = (what?: unknown) => tell('executed', String(what));
  document.addEventListener('securitypolicyviolation', (event) =>
    tell('violation', `${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
  );
}

/** The hole of `--broken`: a page that takes a text with a tag in it for markup. */
function showTextAsMarkup(): void {
  new MutationObserver(() => {
    for (const one of document.querySelectorAll<HTMLElement>('h1, h2, p, td, a, span')) {
      if (one.childElementCount > 0 || !/<\w/.test(one.textContent)) continue;
      one.innerHTML = one.textContent;
    }
  }).observe(document, { childList: true, subtree: true });
}

/**
 * What a payload would leave in the page, whether or not it ran: handlers, links to scripts, markup of its own. Pages
 * of ours have neither handlers in markup nor scripts in addresses.
 */
export async function plantedElements(page: Page): Promise<string[]> {
  const found = await Promise.all(
    page.frames().map((frame) => frame.evaluate(findPlanted).catch(() => [])),
  );
  return found.flat();
}

function findPlanted(): string[] {
  const planted = [...document.querySelectorAll('*')].filter((one) =>
    [...one.attributes].some(
      ({ name, value }) =>
        (/^on/i.test(name) && value.includes('alert')) ||
        (/^(href|src|action|formaction|data|xlink:href|srcdoc)$/i.test(name) &&
          // The same characters that browsers leave out.
          // oxlint-disable-next-line no-control-regex
          /^(javascript|vbscript|data:text)/i.test(value.replaceAll(/[\u0000-\u0020]/g, ''))),
    ),
  );
  return planted.map((one) => one.outerHTML.slice(0, 200));
}
