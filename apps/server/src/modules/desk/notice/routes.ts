import { notice, noticeApi, resource } from '@zhaocai/model';
import { crud } from '../../../platform/crud/index.ts';
import { handle, type MountedEndpoint } from '../../../platform/http/index.ts';
import { checkRead } from './check-read.ts';
import { exportNotices, managedPage } from './manage-queries.ts';
import { readerPage, readNotice, unreadNotices } from './reader-queries.ts';
import { reachOf, receiversOf } from './receiver-queries.ts';
import { saveNotice } from './save-notice.ts';
import { demandRemovableNotices, withdrawNotice } from './withdraw-notice.ts';

export function noticeRoutes(): MountedEndpoint[] {
  const { page, save, export: spreadsheet } = resource(notice);
  return [
    ...crud(notice, { without: ['page', 'save', 'export'], beforeRemove: demandRemovableNotices }),
    ...(save ? [handle(save, (ctx, input) => saveNotice(ctx, { ...input }))] : []),
    ...(page ? [handle(page, managedPage)] : []),
    ...(spreadsheet ? [handle(spreadsheet, exportNotices)] : []),
    handle(noticeApi.update, saveNotice),
    handle(noticeApi.list, readerPage),
    handle(noticeApi.read, readNotice),
    handle(noticeApi.unread, unreadNotices),
    handle(noticeApi.checkRead, checkRead),
    handle(noticeApi.withdraw, withdrawNotice),
    handle(noticeApi.receivers, receiversOf),
    handle(noticeApi.reach, reachOf),
  ];
}
