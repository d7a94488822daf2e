import { idInput, type Endpoint, type Entity, type Field } from '@zhaocai/model';
import { z } from 'zod';
import { filtersOf } from './filters.ts';

type Shape = Record<string, z.ZodType>;

/**
 * What an endpoint takes, for whoever writes a program against it: its schema, and where that is open, the fields of the
 * entity that a save writes and a list filters by.
 */
export function documentedInput({ input, generic }: Pick<Endpoint, 'input' | 'generic'>): z.ZodType {
  if (!generic) return input;
  const { entity, verb } = generic;
  if (verb === 'save') return z.object(savedShape(entity));
  if (verb === 'remove') return z.object({ ids: z.string().describe('1,2,3') });
  if (verb === 'page' || verb === 'list' || verb === 'export') return withShape(input, filterShape(entity));
  return input;
}

function withShape(input: z.ZodType, shape: Shape): z.ZodType {
  return input instanceof z.ZodObject ? input.extend(shape) : input;
}

/** `id` and `version` of a row that is there; without them one is added. */
function savedShape({ fields }: Entity): Shape {
  const shape: Shape = { id: idInput.optional(), version: z.number().int().optional() };
  for (const [name, field] of Object.entries(fields)) {
    if (field.readOnly) continue;
    const value = valueOf(field).describe(wordsOf(field));
    shape[name] = field.required ? value : value.nullish();
  }
  return shape;
}

function filterShape(entity: Entity): Shape {
  const filters = filtersOf(entity).map(({ key, field }) => [
    key,
    filterValue(field).describe(wordsOf(field)).optional(),
  ]);
  return Object.fromEntries(filters) as Shape;
}

/** A query is text, whatever it means. */
function filterValue(field: Field): z.ZodType {
  return z.string().meta({ examples: [exampleOf(field)] });
}

function valueOf(field: Field): z.ZodType {
  switch (field.kind) {
    case 'text':
    case 'longText':
    case 'richText':
      return z.string().max(field.maxLength);
    case 'integer':
      return z
        .number()
        .int()
        .min(field.min ?? Number.MIN_SAFE_INTEGER)
        .max(field.max ?? Number.MAX_SAFE_INTEGER);
    case 'choice':
      return z.union(field.choices.map(({ value }) => z.literal(value)));
    case 'flag':
      return z.boolean();
    case 'refs':
      return z.array(idInput);
    case 'files':
      return z.array(
        z.object({ fileId: z.string(), fileName: z.string(), fileUrl: z.string(), fileSuffix: z.string() }),
      );
    case 'json':
      return z.unknown();
    default:
      return z.string().meta({ examples: [exampleOf(field)] });
  }
}

function exampleOf(field: Field): string {
  switch (field.kind) {
    case 'money':
    case 'decimal':
    case 'rate':
      return '12.50';
    case 'choice':
      return String(field.choices[0]?.value ?? '1');
    case 'flag':
      return 'true';
    case 'day':
      return '2026-12-01';
    case 'instant':
      return '2026-12-01 10:00:00';
    case 'month':
      return '2026-12';
    default:
      return '1';
  }
}

function wordsOf({ label }: Field): string {
  return `${label.zh} / ${label.en}`;
}
