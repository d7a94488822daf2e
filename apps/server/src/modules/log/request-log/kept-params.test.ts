import { confirmTotp, prove, removeTotp, renewRecoveryCodes } from '@zhaocai/model';
import { describe, expect, test } from 'vitest';
import { keptParams, keptText } from './kept-params.ts';

const route = '/api/blade-system/param/submit';

describe('the parameters that a log keeps', () => {
  test('are masked where they are secret, however deep they lie', () => {
    const input = {
      name: '张三',
      password: 'e10adc39',
      newPassword1: 'x',
      'Blade-Auth': 'bearer y',
      captchaCode: '8f3k',
      accessKey: 'LTAI',
      rows: [{ secretKey: 's', kept: 1, deeper: { refresh_token: 't' } }],
    };
    expect(keptParams(route, input)).toEqual({
      name: '张三',
      password: '******',
      newPassword1: '******',
      'Blade-Auth': '******',
      captchaCode: '******',
      accessKey: '******',
      rows: [{ secretKey: '******', kept: 1, deeper: { refresh_token: '******' } }],
    });
  });

  test('mask the value of a setting whose key names a secret', () => {
    expect(keptParams(route, { paramKey: 'account.initPassword', paramValue: '123456' })).toEqual({
      paramKey: 'account.initPassword',
      paramValue: '******',
    });
  });

  test('hold no code and no passkey by which somebody proves who he is', () => {
    const shown = { passcode: 'ABCD-EFGH-JKMN', passkey: '{"id":"x"}', password: 'k1.x' };
    for (const { route: path } of [prove, removeTotp, renewRecoveryCodes, confirmTotp]) {
      const masked = { passcode: '******', passkey: '******', password: '******' };
      expect(keptParams(path.replace(/^POST /, ''), shown)).toEqual(masked);
    }
    const named = [prove, removeTotp, renewRecoveryCodes, confirmTotp].map(({ input }) => input.parse({}));
    expect(new Set(named.flatMap((input) => Object.keys(input)))).toEqual(new Set(Object.keys(shown)));
  });

  test('name neither the phones of a message nor the code that it carries', () => {
    const call = { code: 'log', phones: '13800000001', params: '{"code":"8371"}' };
    expect(keptParams('/api/blade-resource/sms/endpoint/send-message', call)).toEqual({
      code: 'log',
      phones: '******',
      params: '******',
    });
  });

  test('are none of procurement: its prices are sealed, and the platform reads no procurement of others', () => {
    expect(keptParams('/api/purchase/entry/submitQuote', { lines: [{ price: '4711.00' }] })).toBeUndefined();
    expect(keptParams('/api/blade-flow/work/complete-task', { opinion: '同意' })).toBeUndefined();
  });

  test('stay small whatever a caller sends', () => {
    const wide = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`f${index}`, 'x'.repeat(500)]));
    const deep = { a: { b: { c: { d: { e: { f: 1 } } } } } };
    const rows = Array.from({ length: 100 }, () => wide);
    expect(JSON.stringify(keptParams(route, { wide, deep, rows })).length).toBeLessThan(50_000);
  });

  test('are text that PostgreSQL stores', () => {
    expect(keptText('a\u0000b\u202e\uffff', 10)).toBe('ab');
    expect(keptText('a\ud800', 10)).toBe('a\ufffd');
    const names = JSON.stringify(keptParams(route, { ['a\ud800']: { ['b\u0000']: ['\udc00'] } }));
    expect(names).toBe('{"a\ufffd":{"b":["\ufffd"]}}');
    expect(keptText(`${'好'.repeat(8)}😀😀`, 10)).toBe(`${'好'.repeat(8)}\ufffd…`);
  });
});
