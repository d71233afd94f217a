/**
 * Providers where anybody may open a mailbox: such an address says nothing about an employer. Kept by hand; a
 * provider that is missing costs its first customer-company a domain it does not own, so add rather than remove.
 */
const publicProviders: ReadonlySet<string> = new Set([
  ...['gmail.com', 'googlemail.com', 'outlook.com', 'hotmail.com', 'live.com', 'msn.com'],
  ...['hotmail.co.uk', 'hotmail.fr', 'hotmail.de', 'hotmail.it', 'live.co.uk', 'live.fr'],
  ...['outlook.de', 'outlook.fr', 'outlook.es', 'outlook.in', 'passport.com'],
  ...['yahoo.com', 'yahoo.co.uk', 'yahoo.co.in', 'yahoo.in', 'yahoo.fr', 'yahoo.de', 'yahoo.es'],
  ...['yahoo.it', 'yahoo.ca', 'yahoo.com.br', 'yahoo.com.au', 'yahoo.co.jp', 'ymail.com'],
  ...['rocketmail.com', 'aol.com', 'aim.com', 'icloud.com', 'me.com', 'mac.com'],
  ...['proton.me', 'protonmail.com', 'pm.me', 'tutanota.com', 'tutamail.com', 'tuta.io'],
  ...['gmx.com', 'gmx.net', 'gmx.de', 'gmx.at', 'gmx.ch', 'web.de', 'mail.com', 'email.com'],
  ...['t-online.de', 'freenet.de', 'posteo.de', 'posteo.net', 'mailbox.org', 'arcor.de'],
  ...['fastmail.com', 'fastmail.fm', 'hey.com', 'zoho.com', 'zohomail.com', 'hushmail.com'],
  ...['yandex.com', 'yandex.ru', 'mail.ru', 'bk.ru', 'inbox.ru', 'list.ru', 'rambler.ru'],
  ...['qq.com', '163.com', '126.com', 'yeah.net', 'sina.com', 'sina.cn', 'foxmail.com'],
  ...['naver.com', 'daum.net', 'hanmail.net', 'rediffmail.com', 'libero.it', 'virgilio.it'],
  ...['orange.fr', 'wanadoo.fr', 'laposte.net', 'free.fr', 'sfr.fr', 'bluewin.ch'],
  ...['comcast.net', 'verizon.net', 'att.net', 'sbcglobal.net', 'cox.net', 'charter.net'],
  ...['btinternet.com', 'sky.com', 'virginmedia.com', 'ntlworld.com', 'talktalk.net'],
  ...['bigpond.com', 'optusnet.com.au', 'shaw.ca', 'rogers.com', 'uol.com.br', 'bol.com.br'],
  ...['terra.com.br', 'wp.pl', 'o2.pl', 'onet.pl', 'interia.pl', 'seznam.cz', 'centrum.cz'],
  ...['abv.bg', 'ukr.net', 'i.ua', 'mailinator.com', 'guerrillamail.com', 'yopmail.com'],
  ...['10minutemail.com', 'temp-mail.org', 'trashmail.com', 'duck.com', 'mozmail.com'],
]);

/** The domain that an address proves something about, or null where anybody may have a mailbox. */
export function companyDomainOf(email: string): string | null {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return domain === '' || publicProviders.has(domain) ? null : domain;
}
