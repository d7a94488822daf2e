import { describe, expect, test } from 'vitest';
import { readAnswer } from './answer.ts';
import { RequestError } from './request-error.ts';

function answer(body: unknown, status = 200): Response {
  return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
}

async function failure(response: Response): Promise<RequestError> {
  const reason: unknown = await readAnswer(response).then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(reason instanceof RequestError)) throw new Error('the answer was taken for a success');
  return reason;
}

describe('an answer', () => {
  test.each([{ code: 200 }, { code: 'success' }, { success: true }])('[R342] %j is a success', async (body) => {
    expect(await readAnswer(answer({ ...body, data: 7, msg: 'ok' }))).toEqual({ data: 7, msg: 'ok' });
  });

  test('[R330] [R421] is judged by the body’s code, not by the status', async () => {
    expect((await failure(answer({ code: 400, msg: '请上传文件!' }, 200))).code).toBe(400);
  });

  test('[R333] of code 400 carries the server’s message', async () => {
    const error = await failure(answer({ code: 400, msg: '未到开标时间', requestId: 'r-1' }, 400));
    expect([error.kind, error.message, error.requestId]).toEqual(['refused', '未到开标时间', 'r-1']);
  });

  test('[R334] of code 500 says 未知错误 and never what the server said', async () => {
    const error = await failure(answer({ code: 500, msg: 'relation does not exist', requestId: 'r-2' }, 500));
    expect([error.kind, error.message, error.requestId]).toEqual(['failed', '未知错误', 'r-2']);
  });

  test('[R335] of any other code says 未知错误', async () => {
    expect((await failure(answer({ code: 418, msg: 'teapot' }, 418))).message).toBe('未知错误');
  });

  test('[R331] of code 401 means that the session is over', async () => {
    expect((await failure(answer({ code: 401, msg: '请求未授权' }, 401))).kind).toBe('expired');
  });

  test('[R336] of a telling code passes its message to the caller', async () => {
    expect((await failure(answer({ code: 403, msg: '请先修改密码' }, 403))).message).toBe('请先修改密码');
  });

  test('of a proxy, without JSON, is no success even with status 200', async () => {
    expect((await failure(answer('<html>', 200))).kind).toBe('failed');
  });
});
