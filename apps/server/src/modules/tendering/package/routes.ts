import * as model from '@zhaocai/model';
import { handle, type MountedEndpoint } from '../../../platform/http/index.ts';
import { findPackage, listPackages, listPackageViews } from './package-queries.ts';
import { removePackage } from './remove-package.ts';
import { savePackage } from './save-package.ts';

export function packageRoutes(): MountedEndpoint[] {
  return [
    handle(model.savePackage, savePackage),
    handle(model.packageList, (ctx, { projectId }) => listPackages(ctx, projectId)),
    handle(model.packageViewList, (ctx, { projectId }) => listPackageViews(ctx, projectId)),
    handle(model.packageById, (ctx, { id }) => findPackage(ctx, id)),
    handle(model.packageDetails, (ctx, { id }) => findPackage(ctx, id)),
    handle(model.removePackage, removePackage),
  ];
}
