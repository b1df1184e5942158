import { describe, expect, it } from '@jest/globals';
import { isPublicAddress, parseWebhookUrl } from './public-url.js';

const publicOnly = { allowPrivate: false };

describe('the address of a webhook', () => {
  it.each([
    ['https://hooks.example.com', 'https://hooks.example.com/'],
    ['https://hooks.example.com:8443/a?b=c', 'https://hooks.example.com:8443/a?b=c'],
    ['HTTPS://Hooks.Example.COM:443/In', 'https://hooks.example.com/In'],
    ['https://bücher.example.com/x', 'https://xn--bcher-kva.example.com/x'],
    ['https://hooks.example.com./in', 'https://hooks.example.com./in'],
    ['https://203-0-114-7.sslip.io/in', 'https://203-0-114-7.sslip.io/in'],
    ['https://app.8.8.8.8.nip.io/in', 'https://app.8.8.8.8.nip.io/in'],
    ['https://app-08080808.nip.io/in', 'https://app-08080808.nip.io/in'],
    ['https://notnip.io/in', 'https://notnip.io/in'],
    ['https://8.8.8.8/', 'https://8.8.8.8/'],
    ['https://[2606:4700:4700::1111]/', 'https://[2606:4700:4700::1111]/'],
  ])('may be %s', (text, url) => {
    expect(parseWebhookUrl(text, publicOnly)).toEqual({ ok: true, url });
  });

  it.each([
    'http://hooks.example.com/',
    'ftp://hooks.example.com/',
    'javascript:alert(1)',
    '//hooks.example.com/',
    'https:hooks.example.com',
    'https:/hooks.example.com',
    'https:///hooks.example.com',
    'https://',
    String.raw`https:\\hooks.example.com`,
    String.raw`https://hooks.example.com\@10.0.0.1/`,
    ' https://hooks.example.com/',
    'https://hooks.exam\tple.com/',
    'https://hooks.example.com/\r\nHost: inner',
    'https://user@hooks.example.com/',
    'https://user:secret@hooks.example.com/',
    'https://hooks.example.com/#here',
    'https://exa mple.com/',
    'https://hooks.example.com:0/',
    'https://hooks.example.com:00/',
  ])('cannot be %j', (text) => {
    expect(parseWebhookUrl(text, publicOnly)).toMatchObject({ ok: false, problem: expect.any(String) });
  });

  it.each([
    'localhost',
    'LOCALHOST.',
    'api.localhost',
    'db.internal',
    'printer.local',
    'router.lan',
    'nas.home.arpa',
    'localhost.localdomain',
    'LOCALHOST.LOCALDOMAIN.',
    'hooks.test',
    'hooks.invalid',
    'hooks.example',
    'hooks.onion',
    'hooks.alt',
    'hooks.corp',
    'hooks.home',
    'hooks.private',
    'metadata.google.internal',
    '1.0.0.127.in-addr.arpa',
    'hooks..example.com',
    'example.com..',
    `${'a'.repeat(64)}.example.com`,
    '127.0.0.1.nip.io',
    'app.10.0.0.1.nip.io',
    'app-10-0-0-1.nip.io',
    '1.10.0.0.1.nip.io',
    '8.8.8.8.10.0.0.1.nip.io',
    '0a000001.nip.io',
    'app-7f000001.nip.io',
    'nip.io',
    'hooks.nip.io',
    '192-168-1-1.sslip.io',
    '--1.sslip.io',
    'fd00--1.sslip.io',
    'www.169.254.169.254.sslip.io',
    '10.0.0.1.NIP.io.',
    '10-0-0-1.0123456789abcdef.plex.direct',
    'localtest.me',
    'app.lvh.me',
    'intranet',
    '127.0.0.1',
    '127.0.0.1.',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0x7f.1',
    '0177.0.0.1',
    '017700000001',
    '0',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '192.168.257',
    '100.64.0.1',
    '169.254.169.254',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '１２７.0.0.1',
    '127。0。0。1',
    '[::1]',
    '[::]',
    '[fe80::1]',
    '[fc00::1]',
    '[ff02::1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:a00:1]',
    '[::127.0.0.1]',
    '[fec0::1]',
    '[64:ff9b:1::7f00:1]',
    '[64:ff9b::7f00:1]',
    '[2002:7f00:1::]',
    '[2001:db8::1]',
  ])('cannot lead to %s', (host) => {
    expect(parseWebhookUrl(`https://${host}/in`, publicOnly)).toEqual({
      ok: false,
      problem: 'must lead to a public host',
    });
  });
});

describe('the address of a webhook in the demo', () => {
  const anywhere = { allowPrivate: true };

  it.each([
    ['http://127.0.0.1:4300/hooks', 'http://127.0.0.1:4300/hooks'],
    ['http://localhost', 'http://localhost/'],
    ['https://hooks.example.com/', 'https://hooks.example.com/'],
  ])('may be %s', (text, url) => {
    expect(parseWebhookUrl(text, anywhere)).toEqual({ ok: true, url });
  });

  it.each(['ftp://127.0.0.1/', 'file:///etc/passwd', 'http://user@127.0.0.1/', 'http://127.0.0.1/ x', 'hooks'])(
    'cannot be %s',
    (text) => {
      expect(parseWebhookUrl(text, anywhere)).toMatchObject({ ok: false });
    },
  );
});

describe('a resolved address', () => {
  it.each([
    ['8.8.8.8', true],
    ['2606:4700::1111', true],
    ['::ffff:8.8.8.8', true],
    ['::ffff:169.254.169.254', false],
    ['10.0.0.1', false],
    ['fe80::1%eth0', false],
    ['::127.0.0.1', false],
    ['::ffff:0:127.0.0.1', false],
    ['4000::1', false],
    ['not an address', false],
  ])('%s is public: %s', (address, expected) => {
    expect(isPublicAddress(address)).toBe(expected);
  });
});
