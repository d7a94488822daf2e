import { describe, expect, test } from 'vitest';
import { plainFiles } from './field.ts';
import { validate } from './validate.ts';
import { ownAddress, webAddress, webAddressInput } from './web-address.ts';

const dangerous = [
  'javascript:alert(1)',
  ' javascript:x',
  'JaVaScRiPt:x',
  'data:text/html,x',
  'file:///etc/passwd',
  'vbscript:x',
];

describe('a link that somebody types', () => {
  test.each([...dangerous, '//foreign.example', 'www.example.edu.cn', 'https://', 'https:///a', 'https://a b'])(
    'does not lead to %s',
    (address) => {
      expect(webAddressInput(500).safeParse(address).success).toBe(false);
      expect(webAddress.test(address)).toBe(false);
    },
  );
  test.each(['https://www.example.edu.cn/1?a=b#c', 'http://10.0.0.1:8080/', 'HTTPS://例子.中国/公告'])(
    'leads to a page of the web: %s',
    (address) => {
      expect(webAddressInput(500).parse(` ${address} `)).toBe(address);
      expect(webAddress.test(address)).toBe(true);
    },
  );
  test('may be left out', () => expect(webAddressInput(500).parse('')).toBe(''));
});

describe('a file of a form', () => {
  const fields = { files: { kind: 'files', label: { zh: '附件', en: 'Files' } } } as const;
  const faults = (file: object) =>
    validate(fields, { files: [{ fileId: '1', fileName: 'a.pdf', ...file }] }).map(({ code }) => code);
  test.each([...dangerous, 'https://foreign.example/a', '//foreign.example', '/\\foreign.example', 7])(
    'lies within this site, not at %s',
    (fileUrl) => expect(faults({ fileUrl })).toEqual(['platform.badFormat']),
  );
  test.each(['', undefined, null, '/api/file/download?ticket=a.b'])('may say that it lies at %s', (fileUrl) => {
    expect(faults({ fileUrl })).toEqual([]);
    expect(ownAddress.test(fileUrl ?? '')).toBe(true);
  });
  test('is kept with what a file has, and without what else was sent', () => {
    expect(plainFiles([{ fileId: '1', fileName: 'a', checked: '1', evil: 'x', fileUrl: '' }])).toEqual([
      { fileId: '1', fileName: 'a', fileUrl: '', checked: '1' },
    ]);
    expect(plainFiles(null)).toBeNull();
  });
});
