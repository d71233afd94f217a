import type { DemoSkill } from './demo-question.ts';

export const webPlatform: DemoSkill = {
  name: 'HTTP and the web platform',
  questions: [
    {
      stem: 'A request to a protected address carries no credentials. Which status code says so?',
      difficulty: 'easy',
      options: ['400 Bad Request', '401 Unauthorized', '403 Forbidden', '409 Conflict'],
      key: 1,
      explanation:
        '401 asks for (valid) credentials. 403 means that the caller is known and still may not do this.',
    },
    {
      stem: 'Which attribute keeps scripts on the page from reading a session cookie?',
      difficulty: 'easy',
      options: ['Secure', 'SameSite=Strict', 'HttpOnly', 'Path=/'],
      key: 2,
      explanation:
        'HttpOnly hides the cookie from document.cookie. Secure limits it to https, SameSite governs cross-site requests, and Path says which addresses it is sent to.',
    },
    {
      stem: 'A page shows a name that another user typed. Which line is safe whatever the name contains?',
      difficulty: 'easy',
      options: [
        "element.innerHTML = name.replace('<script>', '');",
        'element.innerHTML = `<b>${name}</b>`;',
        "element.insertAdjacentHTML('beforeend', name);",
        'element.textContent = name;',
      ],
      key: 3,
      explanation:
        'textContent never parses markup. The other lines do, and an image with an onerror handler needs no script tag.',
    },
    {
      stem: 'Over https, somebody who only watches the network traffic cannot see the path and the query of the addresses that are requested.',
      difficulty: 'easy',
      options: ['True', 'False'],
      key: 0,
      explanation:
        'Path and query travel inside the encrypted connection. The host name usually stays visible, through DNS and the TLS handshake.',
    },
    {
      stem: 'Which markup gives the field a name that a screen reader announces, and moves the focus into the field when the visible text is clicked?',
      difficulty: 'medium',
      options: [
        '<span>E-mail</span> <input id="email">',
        '<input id="email" placeholder="E-mail">',
        '<label for="email">E-mail</label> <input id="email">',
        '<span title="email">E-mail</span> <input id="email" title="E-mail">',
      ],
      key: 2,
      explanation:
        'Only a label is tied to its field: for assistive technology and for the click. A placeholder disappears as soon as one types.',
    },
    {
      stem: 'A client gets no reply to a PUT request and sends it again. Why is that safe, when repeating a POST may not be?',
      difficulty: 'medium',
      options: [
        'Servers recognise a repeated PUT by its ETag and ignore it',
        'PUT is defined so that several identical requests have the effect of one',
        'PUT never changes anything on the server',
        'Browsers send a PUT only after the earlier one was cancelled',
      ],
      key: 1,
      explanation:
        'PUT is idempotent: it puts the given state at the address, and doing so twice ends in the same state. POST makes no such promise.',
    },
    {
      stem: 'A script on https://app.example calls the line below. The reply carries no CORS header. What happens?',
      code: "await fetch('https://api.example/items');",
      difficulty: 'medium',
      options: [
        'The browser does not send the request',
        'The server refuses the request',
        'The request is answered, but the browser does not let the script read the reply',
        'The script gets the reply, but without its headers',
      ],
      key: 2,
      explanation:
        'A simple GET is sent without a preflight. CORS decides whether the page may read the reply; it does not keep the request from arriving.',
    },
    {
      stem: 'What does the header Cache-Control: no-cache allow a cache to do?',
      difficulty: 'medium',
      options: [
        'Store the reply, and use it only after asking the server whether it is still valid',
        'Nothing: the reply must not be stored',
        'Store the reply, but only in the browser and not in a proxy',
        'Use the stored reply until the browser is closed',
      ],
      key: 0,
      explanation:
        'no-cache demands revalidation before each use. Not storing at all is no-store, and keeping proxies out is private.',
    },
    {
      stem: 'Parsing a large file takes 400 ms after a click, and the page freezes meanwhile. What removes the freeze?',
      difficulty: 'medium',
      options: [
        'Moving the parsing into an async function',
        'Starting it in Promise.resolve().then(…)',
        'Starting it in requestAnimationFrame(…)',
        'Moving the parsing into a Web Worker',
      ],
      key: 3,
      explanation:
        'The first three run on the same thread, only a moment later. A worker has a thread of its own.',
    },
    {
      stem: 'The page is served with the header below. What happens when the button is clicked?',
      code: 'Content-Security-Policy: script-src \'self\'\n\n<button onclick="save()">Save</button>',
      difficulty: 'hard',
      options: [
        'save() runs, because it is defined in a file of the same origin',
        'save() does not run, because inline handlers count as inline script',
        'save() runs, because a user action lifts the policy',
        'save() runs once, and the browser then reports a violation',
      ],
      key: 1,
      explanation:
        "'self' allows files of the own origin only. Inline event handlers need 'unsafe-inline' (or 'unsafe-hashes'); addEventListener in a file works.",
    },
    {
      stem: 'A cookie is set with SameSite=Lax. With which request from another site does the browser send it?',
      difficulty: 'hard',
      options: [
        'A form that is submitted by POST',
        'A fetch with credentials: include',
        'An image that the other site embeds',
        'Following a link, a top-level navigation by GET',
      ],
      key: 3,
      explanation:
        'Lax sends the cookie cross-site only with top-level navigations by a safe method. Strict would leave it out there too.',
    },
  ],
};
