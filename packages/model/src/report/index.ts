import type { Domain } from '../kit/domain.ts';
import { reportMenus } from './menus.ts';
import { reportMessages } from './messages.ts';
import { report, reportOwnEndpoints } from './report.ts';

export * from './report.ts';
export * from './report-queries.ts';
export * from './messages.ts';

export const reportDomain = {
  name: 'report',
  entities: [report],
  endpoints: [...reportOwnEndpoints],
  messages: reportMessages,
  menus: { report: reportMenus },
} as const satisfies Domain;
