import { fieldDescriptors, type FormField, type FormValues, type ValueKind } from '@zhaocai/model';
import { isJsonObject } from '@zhaocai/model/form/json';
import { asValues } from '@zhaocai/model/form/options';
import type { Ctx } from '../../../platform/http/index.ts';
import type { FormVersion } from './form-version.ts';

/** Fields whose values are short: by them answers can be found. */
const found: ReadonlySet<ValueKind> = new Set([
  'text',
  'number',
  'choice',
  'choices',
  'date',
  'range',
  'named',
  'records',
]);
const longest = 500;

export function isFound({ type }: FormField): boolean {
  return type !== 'textarea' && type !== 'password' && found.has(fieldDescriptors[type].valueKind);
}

const forget = 'delete from form_answer_value where tenant_id = $1 and answer_id = $2';
const insert = `
  insert into form_answer_value (tenant_id, form_id, prop, value, answer_id)
  select $1, $3, v.prop, v.value, $2 from jsonb_to_recordset($4::jsonb) as v (prop text, value text)`;

/** Writes down what the answer is found by, in place of what it was found by before. */
export async function indexAnswer(
  ctx: Ctx,
  { id, version, answers }: { readonly id: string; readonly version: FormVersion; readonly answers: FormValues },
): Promise<void> {
  const rows = version.fields.filter(isFound).flatMap((field) => rowsOf(field, answers));
  await ctx.db.write(forget, [ctx.tenantId, id]);
  if (rows.length > 0) await ctx.db.write(insert, [ctx.tenantId, id, version.formId, JSON.stringify(rows)]);
}

/** Of what was chosen from a fetched list both the value and its name. */
function rowsOf(field: FormField, answers: FormValues): { prop: string; value: string }[] {
  const { [field.prop]: value, [`$${field.prop}`]: name } = answers;
  const isMany = fieldDescriptors[field.type].valueKind !== 'text';
  const parts = isMany ? asValues(value, field) : value === undefined || value === null ? [] : [value];
  const texts = [...parts, name ?? ''].map((part) => (isJsonObject(part) ? String(part['name'] ?? '') : String(part)));
  const short = new Set(texts.filter((text) => text !== '').map((text) => [...text].slice(0, longest).join('')));
  return [...short].map((text) => ({ prop: field.prop, value: text }));
}
