import { regionApi } from '@zhaocai/model/dictionary/region';
import { useDeferredValue } from 'react';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../../kit/text/language.ts';
import { projectEditTexts as texts } from './texts.ts';

export function isRegionCode(value: unknown): value is string {
  return typeof value === 'string' && /^\d{2,12}$/.test(value);
}

/** Under the code of a region its name, from the province down. */
export function RegionNamed({ code }: { readonly code: unknown }) {
  const t = useText();
  const asked = useDeferredValue(isRegionCode(code) ? code : '');
  const { data, error } = useEndpoint(regionApi.detail, { code: asked }, { enabled: asked !== '', keepPrevious: true });
  if (asked === '') return t(texts.regionHint);
  return error ? t(texts.regionUnknown) : (data?.fullName ?? null);
}
