import { endpoint } from '@zhaocai/model';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { dropTokens, keepTokens } from '../session/tokens.ts';
import { call } from './call.ts';
import { RequestError } from './request-error.ts';
import { handleUnauthorized } from './unauthorized.ts';

const submit = endpoint({
  route: 'POST /api/purchase/project/submitTask',
  label: { zh: '提交', en: 'Submit' },
  permission: 'project_submit',
  input: z.object({ ids: z.string() }),
  output: z.null(),
  writes: true,
});

const ok = () => Response.json({ code: 200, success: true, data: null, msg: '操作成功' });
const expired = () => Response.json({ code: 401, success: false, data: null, msg: '请求未授权' }, { status: 401 });
const fetchStub = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetchStub);
  keepTokens({ access: '100001.abc', refresh: 'r' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetchStub.mockReset();
  dropTokens();
  handleUnauthorized({ renew: () => Promise.resolve(false), end: () => undefined });
});

function sentHeaders(): Headers {
  return new Headers(fetchStub.mock.calls[0]?.[1]?.headers);
}

test('[R159] every call carries the client’s credential and the token in Blade-Auth', async () => {
  fetchStub.mockResolvedValue(ok());
  await call(submit, { ids: '1' });
  expect(sentHeaders().get('authorization')).toBe(`Basic ${btoa('saber:saber_secret')}`);
  expect(sentHeaders().get('blade-auth')).toBe('bearer 100001.abc');
});

test('a write carries the key of its intent', async () => {
  fetchStub.mockResolvedValue(ok());
  await call(submit, { ids: '1' }, { idempotencyKey: 'k'.repeat(32) });
  expect(sentHeaders().get('idempotency-key')).toBe('k'.repeat(32));
});

test('[R94] a removal names its ids in the query', async () => {
  fetchStub.mockResolvedValue(ok());
  await call(submit, { ids: '1,2' }, { inQuery: true });
  expect(fetchStub.mock.calls[0]?.[0]).toBe('/api/purchase/project/submitTask?ids=1%2C2');
  expect(fetchStub.mock.calls[0]?.[1]?.body).toBeUndefined();
});

test('a dead token is exchanged once and the call repeated', async () => {
  fetchStub.mockResolvedValueOnce(expired()).mockResolvedValueOnce(ok());
  handleUnauthorized({ renew: () => Promise.resolve(true), end: () => undefined });
  expect((await call(submit, { ids: '1' })).msg).toBe('操作成功');
  expect(fetchStub).toHaveBeenCalledTimes(2);
});

test('[R331] a session that is over ends, and the call fails', async () => {
  const end = vi.fn<() => void>();
  fetchStub.mockResolvedValue(expired());
  handleUnauthorized({ renew: () => Promise.resolve(false), end });
  await expect(call(submit, { ids: '1' })).rejects.toMatchObject({ kind: 'expired' });
  expect(end).toHaveBeenCalledOnce();
});

test('[R337] a lost connection rejects', async () => {
  fetchStub.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(call(submit, { ids: '1' })).rejects.toBeInstanceOf(RequestError);
});
