import { Buffer } from 'node:buffer';
import type { Endpoint } from '@zhaocai/model';
import { expect, test } from 'vitest';
import { faultOf } from './judge.ts';
import type { FuzzRequest } from './request.ts';
import type { Answer } from './send.ts';

const endpoint = { raw: false } as Endpoint;
const request = { kind: 'usual', method: 'POST', url: '/api/x', target: { endpoint } } as FuzzRequest;
const rawRequest = { ...request, target: { ...request.target, endpoint: { ...endpoint, raw: true } } };
const pageRequest = {
  ...request,
  target: { ...request.target, endpoint: { raw: true, permission: 'public' } as Endpoint },
};
const html = new Map([['content-type', 'text/html; charset=utf-8']]);
const answer = (status: number, said: unknown, more: Partial<Answer> = {}): Answer => ({
  status,
  headers: new Map(),
  body: Buffer.from(typeof said === 'string' ? said : JSON.stringify(said)),
  ms: 1,
  timedOut: false,
  ...more,
});
const envelope = (code: number) => ({ code, success: code < 400, data: null, msg: '' });

test.each([
  ['an answer in the envelope', request, answer(200, envelope(200))],
  ['a refusal in the envelope', request, answer(400, envelope(400))],
  ['the file of an endpoint that answers one', rawRequest, answer(200, 'PK')],
  ['a public page that says that nothing is there', pageRequest, answer(404, '<!doctype html>', { headers: html })],
  ['a line that we broke ourselves', { ...request, brokenAfter: 0.5 }, answer(0, '')],
  ['a line that ends while too much is still being sent', { ...request, mayBeCut: true }, answer(0, '')],
])('%s is no finding', (_what, asked, given) => {
  expect(faultOf(asked, given)).toBeUndefined();
});

test.each([
  ['an unexpected error', request, answer(500, envelope(500)), /answered 500/],
  ['a server that is too busy', request, answer(503, envelope(503)), /answered 503/],
  ['an answer that is no envelope', request, answer(200, { fine: true }), /without the envelope/],
  ['an envelope of another status', request, answer(400, envelope(200)), /without the envelope/],
  ['a refusal of an endpoint that answers files', rawRequest, answer(400, 'no'), /without the envelope/],
  [
    'a page in place of a file’s refusal',
    rawRequest,
    answer(404, '<!doctype html>', { headers: html }),
    /without the envelope/,
  ],
  [
    'a public page for a refusal',
    pageRequest,
    answer(403, '<!doctype html>', { headers: html }),
    /without the envelope/,
  ],
  ['silence', request, answer(0, ''), /no answer/],
  ['endless waiting', { ...request, mayBeCut: true }, answer(0, '', { timedOut: true }), /within 45 s/],
])('%s is a finding', (_what, asked, given, fault) => {
  expect(faultOf(asked, given)).toMatch(fault);
});
