import { helpPage, notice } from '@zhaocai/model';
import { rowReads } from '../../platform/crud/index.ts';
import { anyReads, ownUnitReads } from '../../platform/files/index.ts';
import type { Module } from '../../platform/module/index.ts';
import { seedHelp } from './help/seed-help.ts';
import { announceDue } from './notice/announce.ts';
import { noticeReaders } from './notice/addressed.ts';
import { deskRoutes } from './routes.ts';

export { noticePublished, receiversAmong } from './notice/announce.ts';
export { isReceiver } from './notice/addressed.ts';

/** Notices to the people of a tenant, and the online help. */
export const deskModule: Module = {
  name: 'desk',
  tables: ['notice_read'],
  routes: deskRoutes,
  fileAccess: () => ({ [notice.name]: anyReads(rowReads(notice), noticeReaders), [helpPage.name]: ownUnitReads }),
  seed: seedHelp,
  tasks: (platform) => ({ announce: (payload) => announceDue(platform, payload) }),
};
