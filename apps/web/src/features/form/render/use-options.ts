import { answerDictionary } from '@zhaocai/model/form/answer-endpoints';
import { formDictionaryTry, type DictionaryItem } from '@zhaocai/model/form/design-endpoints';
import { isRemote, optionsOf, type FieldOption } from '@zhaocai/model/form/options';
import { remoteSource, type RemoteSource } from '@zhaocai/model/form/remote-source';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import type { ControlProps } from './control.ts';
import { useFormPlace } from './form-context.ts';

export interface Options {
  readonly options: readonly FieldOption[];
  readonly isRemote: boolean;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** What can be chosen: the form's own options, or those that the server fetches for it. */
export function useOptions({ field, path }: Pick<ControlProps, 'field' | 'path'>): Options {
  const { source } = useFormPlace();
  const isFetched = isRemote(field);
  const input = { formId: source?.formId ?? '', businessId: source?.businessId, prop: path };
  const isDesigned = source?.isDesigned === true;
  const isAsked = isFetched && source !== undefined;
  const ofAnswer = useEndpoint(answerDictionary, input, { enabled: isAsked && !isDesigned, staleMs: 60_000 });
  const design = isAsked && isDesigned ? remoteSource(field) : undefined;
  const ofDesign = useEndpoint(formDictionaryTry, tried(design), { enabled: design !== undefined, staleMs: 60_000 });
  const query = isDesigned ? ofDesign : ofAnswer;
  return {
    options: isFetched ? (query.data ?? []).map(optionOf) : optionsOf(field),
    isRemote: isFetched,
    isLoading: isFetched && query.isFetching,
    hasFailed: isFetched && query.isError,
    retry: () => void query.refetch(),
  };
}

/** As the designer's own trial of an address sends it: what a query holds beside plain values is left out. */
function tried(source: RemoteSource | undefined) {
  const { dicUrl = '', dicMethod = 'get', dicQuery = {}, props = {} } = source ?? {};
  const plain = Object.entries(dicQuery).flatMap(([key, value]) =>
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? [[key, value] as const] : [],
  );
  const names = Object.entries(props).flatMap(([key, name]) => (name === undefined ? [] : [[key, name] as const]));
  return { dicUrl, dicMethod, dicQuery: Object.fromEntries(plain), props: Object.fromEntries(names) };
}

function optionOf({ label, value, children }: DictionaryItem): FieldOption {
  const kept = typeof value === 'boolean' ? String(value) : value;
  return children ? { label, value: kept, children: children.map(optionOf) } : { label, value: kept };
}

/** Names of what was chosen, as they are kept with an answer from a fetched list. */
export function chosenNames(options: readonly FieldOption[], values: readonly unknown[]): string {
  const all = flat(options);
  return values.map((value) => all.find((one) => one.value === value)?.label ?? String(value)).join('、');
}

function flat(options: readonly FieldOption[]): readonly FieldOption[] {
  return options.flatMap((option) => [option, ...flat(option.children ?? [])]);
}
