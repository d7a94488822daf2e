import { endpoint } from '@zhaocai/model';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { dropTokens, keepTokens } from '../session/tokens.ts';
import { call } from './call.ts';
import { RequestError } from './request-error.ts';
import { handleDemands, handleUnauthorized } from './unauthorized.ts';

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

const proveAgain = () =>
  Response.json(
    { code: 403, success: false, data: null, msg: '请再次验证身份', reason: 'platform.proveAgain' },
    { status: 403 },
  );

test('a call that is asked for a new proof goes out once more when it was given, the same with the same key', async () => {
  fetchStub.mockResolvedValueOnce(proveAgain()).mockResolvedValueOnce(ok());
  const stop = handleDemands({ prove: () => Promise.resolve(true) });
  expect((await call(submit, { ids: '1' }, { idempotencyKey: 'k'.repeat(32) })).msg).toBe('操作成功');
  stop();
  const [first, second] = fetchStub.mock.calls;
  expect(second).toEqual([
    first?.[0],
    expect.objectContaining({ body: first?.[1]?.body, headers: first?.[1]?.headers }),
  ]);
});

test('a call whose new proof was not given fails, and is not sent again', async () => {
  fetchStub.mockResolvedValue(proveAgain());
  await expect(call(submit, { ids: '1' })).rejects.toMatchObject({ message: '请再次验证身份' });
  expect(fetchStub).toHaveBeenCalledOnce();
});
