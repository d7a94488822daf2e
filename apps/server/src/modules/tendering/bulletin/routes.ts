import * as model from '@zhaocai/model';
import type { Files } from '../../../platform/files/index.ts';
import { handle, type MountedEndpoint } from '../../../platform/http/index.ts';
import { bulletinPdf } from './bulletin-pdf.ts';
import { bulletinText } from './bulletin-text.ts';
import { listBulletins, pageOwnBulletins, pagePublishedBulletins, readBulletin } from './bulletin-queries.ts';
import { checkNotice } from './notice-content.ts';
import * as modify from './modify-bulletin.ts';
import { removeBulletin } from './remove-bulletin.ts';
import { editBulletin, saveBulletin } from './save-bulletin.ts';
import { upDownBulletin } from './up-down-bulletin.ts';

export function bulletinRoutes(files: Files): MountedEndpoint[] {
  return [
    handle(model.saveBulletin, saveBulletin),
    handle(model.editBulletin, editBulletin),
    handle(model.upDownBulletin, (ctx, input) => upDownBulletin(files, ctx, input)),
    handle(model.bulletinPage, pageOwnBulletins),
    handle(model.bulletinTenantPage, pagePublishedBulletins),
    handle(model.bulletinById, readBulletin),
    handle(model.bulletinPdf, bulletinPdf),
    handle(model.bulletinsOfProject, (ctx, { projectId }) => listBulletins(ctx, projectId)),
    handle(model.bulletinListOfProject, (ctx, { projectId }) => listBulletins(ctx, projectId)),
    handle(model.removeBulletin, removeBulletin),
    handle(model.bulletinText, bulletinText),
    handle(model.checkNotice, checkNotice),
    handle(model.changeNoticePage, modify.pageOwnChanges),
    handle(model.publishedChangePage, modify.pagePublishedChanges),
    handle(model.changeNoticeById, modify.readChangeNotice),
    handle(model.saveChangeNotice, modify.saveChangeNotice),
    handle(model.saveBulletinSimple, modify.saveBulletinSimple),
  ];
}
