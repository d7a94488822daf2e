import { isJsonObject, objectAt, textAt } from './json.ts';
import type { FormField, JsonObject } from './model.ts';

/** Where the options of a field are fetched from, and what the items there call their parts. */
export interface RemoteSource {
  readonly dicUrl: string;
  readonly dicMethod: 'get' | 'post';
  readonly dicQuery: JsonObject;
  readonly props: Readonly<Record<'res' | 'label' | 'value' | 'children', string | undefined>>;
}

/** Undefined where there is no address; `parent` stands for what the field above it holds. */
export function remoteSource({ props }: Pick<FormField, 'props'>, parent = ''): RemoteSource | undefined {
  const { dicUrl, dicMethod, dicQuery } = props;
  if (typeof dicUrl !== 'string' || dicUrl === '') return undefined;
  const names = objectAt(props, 'props');
  return {
    dicUrl: dicUrl.replace(/\{\{[^{}]*\}\}/g, encodeURIComponent(parent)),
    dicMethod: dicMethod === 'post' ? 'post' : 'get',
    dicQuery: isJsonObject(dicQuery) ? dicQuery : {},
    props: {
      res: textAt(names, 'res'),
      label: textAt(names, 'label'),
      value: textAt(names, 'value'),
      children: textAt(names, 'children'),
    },
  };
}
