import type { CleanJson } from './clean-json.ts';
import { placedFields } from './fields.ts';
import { textAt } from './json.ts';
import type { FormModel, FormWarning } from './model.ts';

/** What will not be as it was: one warning for each kind of thing, not for each of them. */
export function warningsOf({ fields }: FormModel, { secrets, scripts }: CleanJson): readonly FormWarning[] {
  const placed = placedFields(fields);
  const unknown = new Set(
    placed.flatMap(({ field: { type, raw } }) =>
      type === 'custom' ? [textAt(raw, 'component') ?? textAt(raw, 'type') ?? ''] : [],
    ),
  );
  const month = placed.find(
    ({ field: { type, props } }) => type === 'month' && !/y/i.test(textAt(props, 'valueFormat') ?? 'MM'),
  );
  return [
    ...(secrets > 0 ? [{ code: 'form.secretsStripped' as const, parameters: { count: secrets } }] : []),
    ...(scripts > 0 ? [{ code: 'form.unsupportedCode' as const, parameters: { count: scripts } }] : []),
    ...[...unknown].map((type) => ({ code: 'form.unknownType' as const, parameters: { type } })),
    ...(month ? [{ code: 'form.monthOnly' as const, parameters: { label: month.field.label } }] : []),
  ];
}
