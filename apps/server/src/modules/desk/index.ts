export { seedHelp } from './help/seed-help.ts';
export { deskRoutes } from './routes.ts';
export { announceDue, noticePublished, receiversAmong } from './notice/announce.ts';
export { isReceiver } from './notice/addressed.ts';
