import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { MAIL_PROVIDERS } from './mail-providers.js';
import { readMailbox } from './mailbox.js';

const mailbox = (address: string): string => readMailbox(address).mailbox;

describe('the mailbox of an address', () => {
  it.each([
    ['gmail.com', ['ana.prueba@gmail.com', 'a.n.a.prueba@gmail.com', 'ANAPRUEBA@GMAIL.COM', 'anaprueba+x@gmail.com']],
    ['gmail.com', ['ana.prueba@gmail.com', 'anaprueba@googlemail.com', 'Ana.Prueba+a+b@GoogleMail.com.']],
    ['outlook.com', ['ana@outlook.com', 'ana+1@outlook.com', 'Ana+two@Outlook.com']],
    ['hotmail.es', ['ana@hotmail.es', 'ana+1@hotmail.es']],
    ['icloud.com', ['ana@icloud.com', 'ana+1@me.com', 'ana@mac.com']],
    [
      'proton.me',
      ['ana.prueba@proton.me', 'ana-prueba@protonmail.com', 'anaprueba+x@pm.me', 'ana_prueba@protonmail.ch'],
    ],
    [
      'fastmail.com',
      ['ana@fastmail.com', 'anything@ana.fastmail.com', 'shop+x@ana.fastmail.com', 'ana+x@fastmail.com'],
    ],
    ['yahoo.com', ['ana@yahoo.com', 'ana-shopping@yahoo.com', 'ana-a-b@yahoo.com', 'ana+x@yahoo.com']],
    ['yandex.com', ['ana.prueba@yandex.ru', 'ana-prueba@ya.ru', 'ana.prueba+x@yandex.com']],
    ['zoho.com', ['ana@zoho.com', 'ana+1@zoho.com']],
  ])('at %s is one for %j', (domain, addresses) => {
    expect(new Set(addresses.map(mailbox)).size).toBe(1);
    for (const address of addresses) expect(readMailbox(address)).toMatchObject({ domain, publicProvider: true });
  });

  it.each([
    ['ana.prueba@outlook.com', 'anaprueba@outlook.com'],
    ['ana@outlook.com', 'ana@hotmail.com'],
    ['ana@fastmail.com', 'ana@fastmail.fm'],
    ['ana@fastmail.com', 'ana@luis.fastmail.com'],
    ['ana-maria@outlook.com', 'ana@outlook.com'],
    ['ana.prueba@example.com', 'anaprueba@example.com'],
    ['ana-prueba@example.com', 'ana@example.com'],
    ['ana@example.com', 'ana@mail.example.com'],
    ['ana@gmail.com', 'ana@gmail.com.example.com'],
    ['ana@gmail.com', 'ana@x.gmail.com'],
    ['ana@gmail.com', 'ana@gmail.co'],
  ])('is not the same for %s and %s', (one, other) => {
    expect(mailbox(one)).not.toBe(mailbox(other));
  });

  it.each([
    ['ana+x@example.com', 'ana@example.com'],
    ['ANA@EXAMPLE.COM', 'ana@example.com'],
    ['ana@example.com.', 'ana@example.com'],
    [' ana@example.com ', 'ana@example.com'],
    ['"ana"@example.com', 'ana@example.com'],
    [String.raw`"an\a"@example.com`, 'ana@example.com'],
    ['"ana+x"@example.com', 'ana@example.com'],
    ['ana(work)@example.com', 'ana@example.com'],
    ['(a(b)c)ana@(here)example.com', 'ana@example.com'],
    ['ａｎａ@example.com', 'ana@example.com'],
    ['ana@ｅｘａｍｐｌｅ．com', 'ana@example.com'],
    ['ana@example。com', 'ana@example.com'],
    ['a\u200bna@exam\u00adple.com', 'ana@example.com'],
    ['ana@BÜCHER.example', 'ana@xn--bcher-kva.example'],
    ['ana@bücher.example', 'ana@xn--bcher-kva.example'],
    ['ana@xn--bcher-kva.example', 'ana@xn--bcher-kva.example'],
    ['jose\u0301@example.com', 'jos\u00e9@example.com'],
    ['+x@example.com', '+x@example.com'],
    ['...@gmail.com', '...@gmail.com'],
    ['-x@yahoo.com', '-x@yahoo.com'],
    ['"a@b"@example.com', 'a@b@example.com'],
    ['ana', 'ana'],
    ['', ''],
    ['@', '@'],
    ['ana@', 'ana@'],
    ['@example.com', '@example.com'],
    ['ana@[192.0.2.1]', 'ana@[192.0.2.1]'],
    ['ana@a/b', 'ana@a/b'],
  ])('of %j is %j', (address, expected) => {
    expect(mailbox(address)).toBe(expected);
  });

  it("does not treat an organization's domain as a public provider", () => {
    for (const address of [
      'ana@example.com',
      'ana@duck.com',
      'ana@mailinator.com',
      'x@privaterelay.appleid.com',
      'ana',
    ]) {
      expect(readMailbox(address).publicProvider).toBe(false);
    }
  });
});

const local = fc.stringMatching(/^[a-z][a-z0-9]{0,11}$/);
const tag = fc.stringMatching(/^[a-z0-9.+-]{0,8}$/);
const domains = MAIL_PROVIDERS.flatMap((provider) => provider.domains);
const anyDomain = fc.oneof(fc.constantFrom(...domains), fc.constantFrom('example.com', 'correo.example.com.pa'));
/** The text with random letters in uppercase. */
const shouted = (text: string) =>
  fc
    .array(fc.boolean(), { minLength: text.length, maxLength: text.length })
    .map((flags) => Array.from(text, (sign, index) => (flags[index] ? sign.toUpperCase() : sign)).join(''));

describe('any address', () => {
  it('always gives the same mailbox', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.emailAddress(),
      fc.tuple(local, tag, anyDomain).map(([a, b, c]) => `${a}+${b}@${c}`),
    );
    fc.assert(
      fc.property(text, (address) => {
        const { mailbox: once } = readMailbox(address);
        expect(typeof once).toBe('string');
        expect(readMailbox(address).mailbox).toBe(once);
      }),
    );
  });

  it('has the same mailbox with a tag, in uppercase, and with a trailing dot', () => {
    const variants = fc
      .tuple(local, tag, anyDomain)
      .chain(([name, suffix, domain]) =>
        fc.tuple(fc.constant(`${name}@${domain}`), shouted(`${name}+${suffix}@${domain}.`)),
      );
    fc.assert(
      fc.property(variants, ([plain, disguised]) => {
        expect(mailbox(disguised)).toBe(mailbox(plain));
      }),
    );
  });

  it('has the same mailbox with dots anywhere only at Google and Proton', () => {
    const dotted = local.chain((name) =>
      fc
        .array(fc.boolean(), { minLength: name.length, maxLength: name.length })
        .map(
          (flags) => [name, Array.from(name, (sign, index) => (flags[index] ? `${sign}.` : sign)).join('')] as const,
        ),
    );
    fc.assert(
      fc.property(dotted, ([name, withDots]) => {
        for (const domain of ['gmail.com', 'googlemail.com', 'proton.me']) {
          expect(mailbox(`${withDots}@${domain}`)).toBe(mailbox(`${name}@${domain}`));
        }
        for (const domain of ['outlook.com', 'example.com']) {
          expect(mailbox(`${withDots}@${domain}`) === mailbox(`${name}@${domain}`)).toBe(withDots === name);
        }
      }),
    );
  });

  it('distinguishes two plain names at one domain', () => {
    fc.assert(
      fc.property(local, local, anyDomain, (one, other, domain) => {
        expect(mailbox(`${one}@${domain}`) === mailbox(`${other}@${domain}`)).toBe(one === other);
      }),
    );
  });
});

describe('the list of providers', () => {
  it('has each domain once, in lowercase', () => {
    expect(new Set(domains).size).toBe(domains.length);
    for (const domain of domains) expect(domain).toMatch(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/);
  });
});
