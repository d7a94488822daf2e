import * as contract from '@zhaocai/contract';
import { handle, type MountedEndpoint } from '../../../platform/http/index.ts';
import { bulletinText } from './bulletin-text.ts';
import { listBulletins, pageOwnBulletins, pagePublishedBulletins, readBulletin } from './bulletin-queries.ts';
import { removeBulletin } from './remove-bulletin.ts';
import { editBulletin, saveBulletin } from './save-bulletin.ts';
import type { PublishTools } from './put-up.ts';
import { upDownBulletin } from './up-down-bulletin.ts';

export function bulletinRoutes(tools: PublishTools): MountedEndpoint[] {
  return [
    handle(contract.saveBulletin, (ctx, input) => saveBulletin(tools.files, ctx, input)),
    handle(contract.editBulletin, (ctx, input) => editBulletin(tools.files, ctx, input)),
    handle(contract.upDownBulletin, (ctx, input) => upDownBulletin(tools, ctx, input)),
    handle(contract.bulletinPage, pageOwnBulletins),
    handle(contract.bulletinTenantPage, pagePublishedBulletins),
    handle(contract.bulletinById, readBulletin),
    handle(contract.bulletinsOfProject, (ctx, { projectId }) => listBulletins(ctx, projectId)),
    handle(contract.bulletinListOfProject, (ctx, { projectId }) => listBulletins(ctx, projectId)),
    handle(contract.removeBulletin, removeBulletin),
    handle(contract.bulletinText, bulletinText),
  ];
}
