import type { Domain } from '../kit/domain.ts';
import { logMenus } from './menus.ts';
import { logMessages } from './messages.ts';
import { logApi, logError, logUsual } from './log-entities.ts';
import { sendErrors } from './log-endpoints.ts';

export * from './log-endpoints.ts';
export * from './log-entities.ts';
export * from './messages.ts';

export const logDomain = {
  name: 'log',
  entities: [logUsual, logApi, logError],
  endpoints: [sendErrors],
  messages: logMessages,
  menus: { monitor: logMenus },
} as const satisfies Domain;
