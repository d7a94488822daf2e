import type { Module } from '../../platform/module/index.ts';
import { seedHelp } from './help/seed-help.ts';
import { announceDue } from './notice/announce.ts';
import { deskRoutes } from './routes.ts';

export { noticePublished, receiversAmong } from './notice/announce.ts';
export { isReceiver } from './notice/addressed.ts';

/** Notices to the people of a tenant, and the online help. */
export const deskModule: Module = {
  name: 'desk',
  tables: ['notice_read'],
  routes: deskRoutes,
  seed: seedHelp,
  tasks: (platform) => ({ announce: (payload) => announceDue(platform, payload) }),
};
