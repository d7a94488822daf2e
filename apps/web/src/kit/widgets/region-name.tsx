import { regionApi } from '@zhaocai/model/dictionary/region';
import { useEndpoint } from '../endpoint/use-endpoint.ts';

/** What the region of a code is called, from the province down; the code while that is not known. */
export function RegionName({ code }: { readonly code: string }) {
  const { data } = useEndpoint(regionApi.detail, { code });
  return <>{data?.fullName ?? code}</>;
}
