import { fenToYuan, isYuan, plainFiles, yuanToFen, type Field } from '@zhaocai/model';

/** The column type of each kind of field; migrations are written by hand and compared with this. */
export function columnTypeOf(field: Field): string {
  switch (field.kind) {
    case 'text':
    case 'longText':
    case 'richText':
    case 'dict':
    case 'month':
      return 'text';
    case 'integer':
      return 'integer';
    case 'decimal':
      return field.scale === 6 ? 'numeric(18,6)' : 'numeric(18,4)';
    case 'rate':
      return 'numeric(9,4)';
    case 'money':
    case 'ref':
    case 'tree':
      return 'bigint';
    case 'refs':
      return 'bigint[]';
    case 'flag':
      return 'boolean';
    case 'choice':
      return 'smallint';
    case 'day':
      return 'date';
    case 'instant':
      return 'timestamp with time zone';
    case 'files':
    case 'json':
      return 'jsonb';
  }
}

/** A stored value as the wire has it. Only money differs from what the driver's parsers already give. */
export function toWire(field: Field, stored: unknown): unknown {
  return field.kind === 'money' && typeof stored === 'string' ? fenToYuan(stored) : stored;
}

/** A valid wire value as a statement's parameter. `''` means null, as it does for every peer of this API. */
export function toColumn(field: Field, value: unknown): unknown {
  if (value === '' || value === undefined || value === null) return null;
  switch (field.kind) {
    case 'money':
      return isYuan(String(value)) ? yuanToFen(String(value)) : null;
    case 'flag':
      return value === true || value === 1 || value === '1' || value === 'true';
    case 'files':
      return JSON.stringify(plainFiles(value));
    case 'json':
      return JSON.stringify(value);
    default:
      return value;
  }
}
