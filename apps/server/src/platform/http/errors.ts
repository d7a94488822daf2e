import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language, MessageCode } from '@zhaocai/model';
import { bareRefusal, failure, failureOf } from './answer.ts';
import { isConnectionFailure, isOverlong, isSerializationFailure } from '../db/index.ts';
import { languageOf } from './language.ts';
import { Refusal } from './refusal.ts';
import { refusalOfDatabase } from './database-error.ts';

/** Fastify's own refusals, by its error codes. */
const knownErrors: Readonly<Record<string, readonly [number, MessageCode]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'platform.tooLarge'],
  FST_REQ_FILE_TOO_LARGE: [413, 'platform.tooLarge'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'platform.mediaType'],
  FST_INVALID_MULTIPART_CONTENT_TYPE: [415, 'platform.mediaType'],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'platform.badRequest'],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'platform.badRequest'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'platform.badRequest'],
  FST_ERR_BAD_URL: [400, 'platform.badRequest'],
};

/** Every error becomes an envelope: a refusal says why, a bug only that it happened and a request id. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = languageOf(request.headers['accept-language']);
  const requestId = request.id;
  const refusal = error instanceof Refusal ? error : refusalOfDatabase(error);
  request.failure = refusal ?? error;
  if (refusal) {
    if (refusal.code === 'platform.tookTooLong') request.log.error({ err: refusal }, 'a call took too long');
    if (request.served?.endpoint.bareRefusals) return sendBare(refusal, { reply, language });
    return reply
      .status(refusal.status)
      .send(failure({ status: refusal.status, text: refusal.text(language), requestId, code: refusal.code }));
  }
  const [status, code] = classify(error);
  if (status >= 500) request.log.error({ err: error }, 'unexpected error');
  return reply.status(status).send(failureOf(code, { status, language, requestId }));
}

/** What was asked could not even be read: the handler, which knows the other refusals of this form, was not reached. */
function sendBare(refusal: Refusal, { reply, language }: { reply: FastifyReply; language: Language }): FastifyReply {
  const answer = bareRefusal('invalid_request', refusal.code, refusal.text(language));
  return reply.status(400).header('cache-control', 'no-store').send(answer);
}

function classify(error: unknown): readonly [number, MessageCode] {
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  const known = code === undefined ? undefined : knownErrors[code];
  if (known) return known;
  // The pool's own words: none of its connections came free in time.
  if (error instanceof Error && error.message === 'timeout exceeded when trying to connect')
    return [503, 'platform.busy'];
  // Tried again until it was enough: somebody else's work goes first.
  if (isSerializationFailure(error)) return [503, 'platform.busy'];
  if (statusCode === 429) return [429, 'platform.tooMany'];
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return [400, 'platform.badRequest'];
  // The database took too long, or is away: that is no fault of ours, and later it is there again.
  if (isOverlong(error) || isConnectionFailure(error)) return [503, 'platform.busy'];
  return [500, 'platform.failed'];
}

export function answerMissingRoute(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language: Language = languageOf(request.headers['accept-language']);
  // A file of an earlier version that is gone must not be gone for good.
  reply.status(404).header('cache-control', 'private, no-store');
  return reply.send(failureOf('platform.noRoute', { status: 404, language, requestId: request.id }));
}
