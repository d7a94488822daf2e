import { fieldDescriptors } from './descriptors.ts';
import { isJsonObject, listAt, numberAt, withSetting } from './json.ts';
import type { OptionNames } from './options.ts';
import type { FieldType, FormField, Json, JsonObject } from './model.ts';

/** A field of a kind with its defaults; the column that it will be is wholly new. */
export function newField(type: FieldType, { id, prop }: { readonly id: string; readonly prop: string }): FormField {
  const { defaults, label } = fieldDescriptors[type];
  const { span: _span, ...props } = defaults;
  return {
    id,
    type,
    prop,
    label: type === 'title' ? '' : label.zh,
    span: numberAt(defaults, 'span') ?? 24,
    props,
    rules: [],
    x: {},
    ...((type === 'dynamic' || type === 'group') && { children: [] }),
    raw: {},
  };
}

/** Another kind with its own defaults; name, icon, label and width stay (rule 250). */
export function withType(field: FormField, type: FieldType): FormField {
  if (type === field.type) return field;
  const { icon } = field.props;
  const fresh = newField(type, field);
  const kept = icon === undefined ? fresh.props : { ...fresh.props, icon };
  return { ...fresh, label: field.label, span: field.span, props: kept };
}

/** Options are typed in, or fetched: to fetch them drops those and begins with a blank address (rule 252). */
export function withRemoteOptions(field: FormField): FormField {
  const { dicData: _options, ...props } = field.props;
  return { ...field, props: { ...props, dicUrl: '' } };
}

/** Back to typed-in options: the last ones return where there are none (rule 253). */
export function withStaticOptions(field: FormField, last: Json | undefined): FormField {
  const { dicUrl: _url, dicMethod: _method, ...props } = field.props;
  const { dicData } = props;
  const isEmpty = !Array.isArray(dicData) || dicData.length === 0;
  return { ...field, props: isEmpty ? { ...props, dicData: last ?? [] } : props };
}

/** An object among the settings, such as `dicQuery`; an empty one is written only where there was one. */
export function withObject(field: FormField, key: string, object: JsonObject): FormField {
  const isNothing = Object.keys(object).length === 0 && field.raw[key] === undefined;
  return { ...field, props: withSetting(field.props, key, isNothing ? undefined : object) };
}

/** Several answers start as a list (rule 279); one alone has no such start. */
export function withMultiple(field: FormField, isMultiple: boolean): FormField {
  const { defaultValue: _start, multiple: _multiple, ...props } = field.props;
  return { ...field, props: isMultiple ? { ...props, multiple: true, defaultValue: [] } : props };
}

/** Whether the value is an option already, anywhere in the tree. */
export function isOptionUsed(
  list: readonly Json[],
  value: string | number,
  names: Pick<OptionNames, 'value' | 'children'> = { value: 'value', children: 'children' },
): boolean {
  return list
    .filter(isJsonObject)
    .some(
      (option: JsonObject) =>
        String(option[names.value]) === String(value) || isOptionUsed(listAt(option, names.children), value, names),
    );
}
