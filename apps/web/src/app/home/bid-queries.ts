import { bidFigures } from '@zhaocai/model/inbox/figure-endpoints';
import { useEndpoint } from '../../kit/endpoint/use-endpoint.ts';

/** One call for all that the first pages say about a supplier's registrations. */
export function useBidFigures() {
  return useEndpoint(bidFigures, {}, { staleMs: 10_000 });
}
