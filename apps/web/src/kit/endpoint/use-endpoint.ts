import type { Endpoint } from '@zhaocai/model/kit/endpoint';
import { keepPreviousData, replaceEqualDeep, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { call } from '../http/call.ts';
import { cutLike } from '../http/cut-answers.ts';
import type { RequestError } from '../http/request-error.ts';
import { useTellCut } from './cut-note.tsx';

export interface EndpointOptions<O = unknown> {
  readonly enabled?: boolean;
  /** Milliseconds between repeats while the page is in front; by what was answered last, false where it will not change. */
  readonly refreshMs?: number | ((data: O | undefined) => number | false);
  /** Shows the former answer while another page or filter loads. */
  readonly keepPrevious?: boolean;
  readonly staleMs?: number;
}

/** What a call of the API answers, cached by its input. */
export function useEndpoint<I, O>(
  endpoint: Endpoint<I, O>,
  input: I,
  options: EndpointOptions<O> = {},
): UseQueryResult<O, RequestError> {
  const { refreshMs = false } = options;
  const query = useQuery<O, RequestError>({
    queryKey: endpointKey(endpoint, input),
    queryFn: async ({ signal }) => (await call(endpoint, input, { signal })).data ?? nothing<O>(),
    enabled: options.enabled ?? true,
    refetchInterval: typeof refreshMs === 'function' ? ({ state }) => refreshMs(state.data) : refreshMs,
    staleTime: options.staleMs ?? 0,
    placeholderData: options.keepPrevious ? keepPreviousData : undefined,
    structuralSharing: shareCut,
  });
  useTellCut(query.data);
  return query;
}

/** What did not change stays the same object, and as cut as the newest answer. */
export function shareCut(known: unknown, answer: unknown): unknown {
  return cutLike<unknown>(replaceEqualDeep(known, answer), answer);
}

function endpointKey<I, O>(endpoint: Endpoint<I, O>, input: I): readonly unknown[] {
  return [endpoint.route, input];
}

/** The query cache refuses `undefined`; a call without data answers null on the wire. */
function nothing<O>(): O {
  return null as O;
}
