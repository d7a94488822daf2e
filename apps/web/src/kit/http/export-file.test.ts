import { afterEach, expect, test, vi } from 'vitest';
import { dispositionName, exportFile } from './export-file.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('[R308] an export is a POST of at most 60 s, saved under the name of its content-disposition', async () => {
  const sent: { method?: string; body?: unknown }[] = [];
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    sent.push({ method: init.method, body: init.body });
    const headers = { 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('供应商.xlsx')}` };
    return Promise.resolve(new Response('x', { headers }));
  });
  URL.createObjectURL = () => 'blob:x';
  let saved = '';
  // A click would lead the test's page away.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved = this.download;
  });
  await exportFile({ route: 'POST /api/purchase/supplier/export' }, { name: '甲' }, '导出.xlsx');
  expect(sent).toEqual([{ method: 'POST', body: '{"name":"甲"}' }]);
  expect(timeout).toHaveBeenCalledWith(60_000);
  expect(saved).toBe('供应商.xlsx');
});

test('a file that is JSON itself is saved, where the answer names it as one', async () => {
  const headers = { 'content-type': 'application/json', 'content-disposition': 'attachment; filename="a.json"' };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"record":{}}', { headers })));
  let kept: Blob | undefined;
  URL.createObjectURL = (blob: Blob) => {
    kept = blob;
    return 'blob:x';
  };
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await exportFile({ route: 'GET /api/record' }, {}, 'record.json');
  expect(await kept?.text()).toBe('{"record":{}}');
});

test.each([
  ['attachment; filename="a.xlsx"', 'a.xlsx'],
  [`attachment; filename="x"; filename*=UTF-8''%E7%94%B2.xlsx`, '甲.xlsx'],
  ['attachment;filename=%E7%94%B2.xlsx', '甲.xlsx'],
  [null, undefined],
])('the name in %s is %s', (header, name) => {
  expect(dispositionName(header)).toBe(name);
});
