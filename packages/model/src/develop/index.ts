import type { Domain } from '../kit/domain.ts';
import { developMenus } from './menus.ts';
import { developMessages } from './messages.ts';
import { codeEntry, codeEntryEndpoints } from './code-entry.ts';
import { dataSource, dataSourceEndpoints } from './data-source.ts';

export * from './code-entry.ts';
export * from './data-source.ts';
export * from './generated-field.ts';
export * from './messages.ts';

export const developDomain = {
  name: 'develop',
  entities: [dataSource, codeEntry],
  endpoints: [...dataSourceEndpoints, ...codeEntryEndpoints],
  messages: developMessages,
  menus: { tool: developMenus },
} as const satisfies Domain;
