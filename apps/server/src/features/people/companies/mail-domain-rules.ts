/**
 * Providers where anybody may open a mailbox: such an address says nothing about an employer. Kept by hand; a
 * provider that is missing costs its first customer-company a domain it does not own, so add rather than remove.
 */
const publicProviders: ReadonlySet<string> = new Set([
  ...['msn.com', 'passport.com', 'aim.com', 'me.com', 'mac.com', 'pm.me'],
  ...['tutamail.com', 'tuta.io', 'web.de', 'mail.com', 'email.com', 't-online.de'],
  ...['freenet.de', 'posteo.de', 'posteo.net', 'mailbox.org', 'arcor.de', 'fastmail.com'],
  ...['fastmail.fm', 'hey.com', 'hushmail.com', 'mail.ru', 'bk.ru', 'inbox.ru'],
  ...['list.ru', 'rambler.ru', 'qq.com', '163.com', '126.com', 'yeah.net'],
  ...['sina.com', 'sina.cn', 'foxmail.com', 'naver.com', 'daum.net', 'hanmail.net'],
  ...['rediffmail.com', 'libero.it', 'virgilio.it', 'orange.fr', 'wanadoo.fr', 'laposte.net'],
  ...['free.fr', 'sfr.fr', 'bluewin.ch', 'comcast.net', 'verizon.net', 'att.net'],
  ...['sbcglobal.net', 'cox.net', 'charter.net', 'btinternet.com', 'sky.com', 'virginmedia.com'],
  ...['ntlworld.com', 'talktalk.net', 'bigpond.com', 'optusnet.com.au', 'shaw.ca', 'rogers.com'],
  ...['uol.com.br', 'bol.com.br', 'terra.com.br', 'wp.pl', 'o2.pl', 'onet.pl'],
  ...['interia.pl', 'seznam.cz', 'centrum.cz', 'abv.bg', 'ukr.net', 'i.ua'],
  ...[
    'mailinator.com',
    'guerrillamail.com',
    'yopmail.com',
    '10minutemail.com',
    'temp-mail.org',
    'trashmail.com',
  ],
  ...['duck.com', 'mozmail.com'],
]);

/** Providers with a domain in many countries, all of them theirs: hotmail.es, yahoo.co.nz, live.com.mx. */
const families = [
  ...['hotmail', 'live', 'outlook', 'yahoo', 'ymail', 'rocketmail'],
  ...['gmail', 'googlemail', 'gmx', 'aol', 'icloud', 'proton'],
  ...['protonmail', 'tutanota', 'yandex', 'zoho', 'zohomail'],
];
const endings = 'com|net|org|info|biz|[a-z]{2}|(?:com?|ne|or)[.][a-z]{2}';
const publicFamily = new RegExp(`^(?:${families.join('|')})[.](?:${endings})$`);

/** The domain that an address proves something about, or null where anybody may have a mailbox. */
export function companyDomainOf(email: string): string | null {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  const isPublic = domain === '' || publicProviders.has(domain) || publicFamily.test(domain);
  return isPublic ? null : domain;
}
