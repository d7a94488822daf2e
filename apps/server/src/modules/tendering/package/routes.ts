import * as contract from '@zhaocai/contract';
import { handle, type MountedEndpoint } from '../../../platform/http/index.ts';
import { findPackage, listPackages, listPackageViews } from './package-queries.ts';
import { removePackage } from './remove-package.ts';
import { savePackage } from './save-package.ts';

export function packageRoutes(): MountedEndpoint[] {
  return [
    handle(contract.savePackage, savePackage),
    handle(contract.packageList, (ctx, { projectId }) => listPackages(ctx, projectId)),
    handle(contract.packageViewList, (ctx, { projectId }) => listPackageViews(ctx, projectId)),
    handle(contract.packageById, (ctx, { id }) => findPackage(ctx, id)),
    handle(contract.packageDetails, (ctx, { id }) => findPackage(ctx, id)),
    handle(contract.removePackage, removePackage),
  ];
}
