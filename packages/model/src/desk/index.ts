import type { Domain } from '../kit/domain.ts';
import { deskMenus } from './menus.ts';
import { deskMessages } from './messages.ts';
import { ownNoticesExport, reachExport, receiversExport } from './notice-exports.ts';
import { helpEndpoints, helpPage } from './help-page.ts';
import { notice } from './notice.ts';
import { noticeEndpoints } from './notice-endpoints.ts';

export * from './help-page.ts';
export * from './notice.ts';
export * from './notice-endpoints.ts';
export * from './messages.ts';

export const deskDomain = {
  name: 'desk',
  entities: [notice, helpPage],
  endpoints: [...noticeEndpoints, ...helpEndpoints],
  exports: [ownNoticesExport, receiversExport, reachExport],
  messages: deskMessages,
  menus: { desk: deskMenus },
} as const satisfies Domain;
