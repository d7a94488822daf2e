import { answerShape, type Endpoint } from '@zhaocai/model';
import { seenAnswer } from '../access/seen-fields.ts';
import type { Ctx } from '../http/context.ts';

/** What a user sees of an answer on his screen is what he gets on paper: without the fields that his scopes hide. */
export function seenOf<I, O>({ user }: Pick<Ctx, 'user'>, endpoint: Endpoint<I, O>, answer: O): O {
  return seenAnswer(user, () => answerShape(endpoint.output), answer) as O;
}
