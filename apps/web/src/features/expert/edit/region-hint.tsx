import { regionApi } from '@zhaocai/model/dictionary/region';
import { useDeferredValue } from 'react';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../../kit/text/language.ts';
import { expertTexts as texts } from '../texts.ts';

/** Under the code of a region its name, from the province down. */
export function RegionHint({ code }: { readonly code: unknown }) {
  const t = useText();
  const isCode = typeof code === 'string' && /^\d{2,12}$/.test(code);
  const asked = useDeferredValue(isCode ? code : '');
  const { data, error } = useEndpoint(regionApi.detail, { code: asked }, { enabled: asked !== '', keepPrevious: true });
  if (asked === '') return t(texts.regionHint);
  return error ? t(texts.regionUnknown) : (data?.fullName ?? null);
}
