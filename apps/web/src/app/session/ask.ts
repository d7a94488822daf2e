import { readAnswer } from '../../kit/http/answer.ts';
import { RequestError } from '../../kit/http/request-error.ts';
import { send, type WireRequest } from '../../kit/http/send.ts';
import { withRenewal } from '../../kit/http/unauthorized.ts';

/** A call of the shell to a part of the product that may be absent: the caller says what it expects back. */
export function ask<D>(request: WireRequest): Promise<D> {
  return withRenewal(
    async () => (await readAnswer<D>(await send(request))).data,
    (error) => error instanceof RequestError && error.kind === 'expired',
  );
}
