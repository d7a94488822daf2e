import type { FormField, FieldType, JsonObject } from './model.ts';
import { ruleWith } from './view.ts';
import { flagAt, textAt } from './json.ts';

const chosen: ReadonlySet<FieldType> = new Set([
  'select',
  'cascader',
  'tree',
  'radio',
  'checkbox',
  'table',
  'user',
  'dept',
]);

/** What is chosen asks 请选择, what is typed in says 必须填写. */
export function isChosen(type: FieldType): boolean {
  return chosen.has(type);
}

/** The rules as JSON carries them, for the old engine reads nothing else. */
export function writtenRules({ type, label, props, rules }: FormField): readonly JsonObject[] {
  const pattern = textAt(props, 'pattern');
  return [
    ...(flagAt(props, 'required')
      ? [{ required: true, message: isChosen(type) ? `请选择${label}` : `${label}必须填写` }]
      : []),
    ...(pattern ? [{ pattern, message: `${label}格式不匹配` }] : []),
    ...rules,
  ];
}

/** A message that somebody wrote himself, not the one that the designer makes of the label. */
export function ownMessage(field: FormField, rule: 'required' | 'pattern'): string | undefined {
  const { raw } = field;
  const message = textAt(ruleWith(raw, rule) ?? {}, 'message');
  const label = textAt(raw, 'label') ?? '';
  const made = [`请选择${label}`, `请输入${label}`, `${label}必须填写`, `${label}格式不匹配`];
  return message === undefined || message === '' || made.includes(message) ? undefined : message;
}
