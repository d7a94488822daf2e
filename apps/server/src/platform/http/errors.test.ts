import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { answerError } from './errors.ts';

const server = Fastify();
let thrown: Error = new Error();
server.setErrorHandler(answerError);
server.get('/', () => {
  throw thrown;
});
afterAll(() => server.close());

/** As the driver throws it. */
const refusedBy = (code: string) => Object.assign(new Error('refused'), { severity: 'ERROR', code });

test.each([
  ['a statement that took too long', refusedBy('57014')],
  ['a lock that was not to be had', refusedBy('55P03')],
  ['two that stood in each other’s way', refusedBy('40P01')],
  ['a database that is going down', refusedBy('57P01')],
  ['a database that is not there', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
])('%s is no fault of ours: try again', async (_what, error) => {
  thrown = error;
  const answer = await server.inject('/');
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ code: 503, success: false, msg: '服务器繁忙，请稍后重试' });
});

test('what nobody expected is one', async () => {
  thrown = new TypeError('x is not a function');
  expect((await server.inject('/')).statusCode).toBe(500);
});
