import type { Endpoint } from '@zhaocai/model/kit/endpoint';
import type { Text } from '@zhaocai/model/kit/text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Answer } from '../http/answer.ts';
import { call } from '../http/call.ts';
import { intentKey } from '../http/intent-key.ts';
import { isOutcomeUnknown, RequestError } from '../http/request-error.ts';
import { useText } from '../text/language.ts';
import { useNotify } from '../widgets/use-notify.tsx';
import { useUploadGate } from '../widgets/use-upload-gate.ts';

export interface CommandOptions<O> {
  /** What to say when it worked: a text, the server's own words (default), or nothing. */
  readonly success?: Text | 'server' | 'silent';
  /** Failures stay with the caller: a form shows them itself. */
  readonly quiet?: boolean;
  readonly inQuery?: boolean;
  readonly onSuccess?: (data: O) => void;
}

export interface Command<I, O> {
  /** The answer, or undefined where it was refused (already told to the user, unless quiet). */
  readonly run: (input: I) => Promise<Answer<O> | undefined>;
  readonly isRunning: boolean;
  readonly error: RequestError | null;
  readonly reset: () => void;
}

/**
 * A call that changes something: one idempotency key per intent, a message, and every list on the screen read anew.
 * Not while a file of the page is on its way.
 */
export function useCommand<I, O>(endpoint: Endpoint<I, O>, options: CommandOptions<O> = {}): Command<I, O> {
  const queries = useQueryClient();
  const notify = useNotify();
  const t = useText();
  const mayGoOn = useUploadGate();
  const [key] = useState(intentKey);
  const mutation = useMutation<Answer<O>, RequestError, I>({
    mutationFn: (input) => call(endpoint, input, { idempotencyKey: key.of(input), inQuery: options.inQuery }),
    onSuccess: ({ data, msg }) => {
      key.settle();
      if (options.success !== 'silent') notify.success(typeof options.success === 'object' ? t(options.success) : msg);
      options.onSuccess?.(data);
      return queries.invalidateQueries();
    },
    onError: (error) => {
      if (!isOutcomeUnknown(error)) key.settle();
      if (options.quiet) return;
      notify.failure(error);
      // What was refused may have been done by somebody else meanwhile: its buttons go with what is read anew.
      if (!isOutcomeUnknown(error)) void queries.invalidateQueries();
    },
  });
  // What keeps work by itself, unseen, hands nothing in.
  const isUnseen = options.quiet && options.success === 'silent';
  const run = async (input: I) => {
    if (mutation.isPending || !(isUnseen || mayGoOn())) return undefined;
    try {
      return await mutation.mutateAsync(input);
    } catch (error) {
      if (error instanceof RequestError) return undefined;
      throw error;
    }
  };
  return { run, isRunning: mutation.isPending, error: mutation.error, reset: mutation.reset };
}
