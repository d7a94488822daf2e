import type { Entity } from '../kit/entity.ts';
import { codeEntry, codeEntryEndpoints } from './code-entry.ts';
import { dataSource, dataSourceEndpoints } from './data-source.ts';

export * from './code-entry.ts';
export * from './data-source.ts';
export * from './generated-field.ts';

export const developEntities = [dataSource, codeEntry] as const satisfies readonly Entity[];
export const developEndpoints = [...dataSourceEndpoints, ...codeEntryEndpoints] as const;
