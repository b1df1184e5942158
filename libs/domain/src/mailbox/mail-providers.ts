/** How a mailbox provider reads the part before the @. Case and `+tags` are always ignored. */
export interface MailProvider {
  readonly name: string;
  /** Domains where anyone can have a mailbox. With `oneMailbox`, the first one represents them all. */
  readonly domains: readonly string[];
  /** The same local part at any of the domains is the same mailbox. */
  readonly oneMailbox?: true;
  /** Characters that make no difference. */
  readonly ignored?: RegExp;
  /** Everything from here on is a tag. */
  readonly tag?: string;
  /** `anything@ana.domain` is `ana@domain`. */
  readonly subdomains?: true;
}

/**
 * Public providers and their rules, as each documents them for its users (read 2026-11). A domain that isn't here counts as
 * an organization's own. Relays and disposable addresses (duck.com, mozmail.com, privaterelay.appleid.com, mailinator.com)
 * are left out on purpose: one person can have any number of them, so the limit for an organization's domain applies.
 */
export const MAIL_PROVIDERS: readonly MailProvider[] = [
  // "Dots don't matter in Gmail addresses"; googlemail.com is the same mailbox.
  { name: 'Google', domains: ['gmail.com', 'googlemail.com'], oneMailbox: true, ignored: /\./g },
  {
    name: 'Microsoft',
    domains: [
      ...[
        'outlook.com',
        'outlook.es',
        'outlook.fr',
        'outlook.de',
        'outlook.it',
        'outlook.pt',
        'outlook.be',
        'outlook.cl',
      ],
      ...['outlook.com.br', 'outlook.com.ar', 'outlook.com.au', 'outlook.jp', 'outlook.in', 'msn.com', 'passport.com'],
      ...['hotmail.com', 'hotmail.es', 'hotmail.fr', 'hotmail.it', 'hotmail.de', 'hotmail.co.uk', 'hotmail.com.br'],
      ...['hotmail.com.ar', 'hotmail.cl', 'live.com', 'live.com.mx', 'live.com.ar', 'live.cl', 'live.co.uk', 'live.fr'],
    ],
  },
  // me.com and mac.com are earlier names of the same mailboxes.
  { name: 'Apple', domains: ['icloud.com', 'me.com', 'mac.com'], oneMailbox: true },
  // Dots, hyphens and underscores make no difference; a user name is valid at all of Proton's domains.
  {
    name: 'Proton',
    domains: ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'],
    oneMailbox: true,
    ignored: /[._-]/g,
  },
  // Subdomain addressing.
  {
    name: 'Fastmail',
    domains: ['fastmail.com', 'fastmail.fm', 'fastmail.net', 'sent.com', 'mailbolt.com'],
    subdomains: true,
  },
  // Disposable addresses are `nickname-keyword`; no other address has a hyphen.
  {
    name: 'Yahoo',
    domains: [
      ...['yahoo.com', 'yahoo.es', 'yahoo.fr', 'yahoo.de', 'yahoo.it', 'yahoo.co.uk', 'yahoo.com.br', 'yahoo.com.ar'],
      ...['yahoo.com.mx', 'yahoo.com.co', 'yahoo.com.ve', 'yahoo.com.pe', 'yahoo.cl', 'yahoo.ca', 'yahoo.in'],
      ...['yahoo.co.in', 'yahoo.co.jp', 'ymail.com', 'rocketmail.com', 'myyahoo.com'],
    ],
    tag: '-',
  },
  // Dots and hyphens are the same; a login is valid at all of Yandex's domains.
  {
    name: 'Yandex',
    domains: ['yandex.com', 'yandex.ru', 'ya.ru', 'yandex.by', 'yandex.kz', 'yandex.ua'],
    oneMailbox: true,
    ignored: /[.-]/g,
  },
  { name: 'Zoho', domains: ['zoho.com', 'zohomail.com', 'zohomail.eu', 'zohomail.in'] },
  { name: 'AOL', domains: ['aol.com', 'aim.com', 'verizon.net'] },
  {
    name: 'GMX and WEB.DE',
    domains: ['gmx.com', 'gmx.net', 'gmx.de', 'gmx.at', 'gmx.ch', 'gmx.es', 'web.de', 'mail.com'],
  },
  { name: 'Mail.ru', domains: ['mail.ru', 'inbox.ru', 'list.ru', 'bk.ru', 'internet.ru'] },
  { name: 'Tuta', domains: ['tuta.com', 'tutanota.com', 'tutanota.de', 'tutamail.com', 'tuta.io', 'keemail.me'] },
  { name: 'Tencent', domains: ['qq.com', 'foxmail.com'] },
  { name: 'NetEase', domains: ['163.com', '126.com', 'yeah.net'] },
  { name: 'Naver', domains: ['naver.com'] },
  { name: 'Rediff', domains: ['rediffmail.com'] },
  { name: 'UOL and BOL', domains: ['uol.com.br', 'bol.com.br'] },
  { name: 'Terra', domains: ['terra.com', 'terra.com.br'] },
  // Internet providers whose customers have mailboxes.
  { name: 'Panama', domains: ['cwpanama.net', 'cableonda.net'] },
  { name: 'Ecuador', domains: ['andinanet.net', 'uio.satnet.net', 'gye.satnet.net'] },
  { name: 'Colombia', domains: ['etb.net.co', 'une.net.co'] },
  {
    name: 'United States',
    domains: ['comcast.net', 'att.net', 'sbcglobal.net', 'bellsouth.net', 'cox.net', 'charter.net'],
  },
];
