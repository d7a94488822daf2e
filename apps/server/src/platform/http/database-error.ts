import { columnOf, entities, messages, type MessageCode, type Text } from '@zhaocai/model';
import { Refusal } from './refusal.ts';

interface DatabaseError {
  readonly code: string;
  readonly constraint?: string;
  readonly detail?: string;
  readonly table?: string;
}

/**
 * What a constraint refused, as a sentence for the user; undefined when it is a bug or an outage.
 * The constraints are the last guard behind the checks of commands, and the only one in a race.
 */
export function refusalOfDatabase(error: unknown): Refusal | undefined {
  if (!isDatabaseError(error)) return undefined;
  const guard = isConstraint.test(error.code) && guards.get(error.constraint ?? '');
  if (guard) return new Refusal(guard);
  switch (error.code) {
    case '23505':
      return new Refusal('platform.duplicate', { field: labelOf(error) });
    case '23503':
      return error.detail?.includes('is still referenced')
        ? new Refusal('platform.inUse')
        : new Refusal('platform.badReference', { field: labelOf(error) });
    case '54023':
      return new Refusal('platform.tooMuchAtOnce');
    case '23514':
    case '22003':
    case '22P02':
    case '22007':
    case '22008':
    case '22021':
    case '22P05':
      return new Refusal('platform.badRequest');
    default:
      return undefined;
  }
}

/** A row that may not be so, or not beside another: unique, check, exclusion. */
const isConstraint = /^23(505|514|P01)$/;

/** What the definitions say of the constraints of their tables. */
const guards: ReadonlyMap<string, MessageCode> = new Map(
  entities.flatMap((entity) =>
    Object.entries(entity.guards ?? {}).map(([constraint, code]) => {
      if (!isMessageCode(code)) throw new Error(`${entity.name} names a message that is not there: ${code}`);
      return [constraint, code] as const;
    }),
  ),
);

function isMessageCode(code: string): code is MessageCode {
  return Object.hasOwn(messages, code);
}

function isDatabaseError(error: unknown): error is DatabaseError {
  return error instanceof Error && typeof (error as { code?: unknown }).code === 'string' && 'severity' in error;
}

/**
 * What a constraint is about, by the label of the last column that it names: `Key (tenant_id, lower(domain))=(…) already
 * exists.` The name of a constraint is nobody's word.
 */
function labelOf({ table, detail }: DatabaseError): Text {
  const named = /^Key \((.*)\)=\(/.exec(detail ?? '')?.[1] ?? '';
  const columns = named.replaceAll('::text', '').split(/[^a-z_]/);
  const { fields = {} } = entities.find((entity) => entity.table === table) ?? {};
  const labels = columns.flatMap(
    (column) => Object.entries(fields).find(([name]) => columnOf(fields, name) === column)?.[1].label ?? [],
  );
  return labels.at(-1) ?? { zh: '所填内容', en: 'What was filled in' };
}
