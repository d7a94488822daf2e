import * as model from '@zhaocai/model';
import type { Files } from '../../../platform/files/index.ts';
import { handle, type MountedEndpoint } from '../../../platform/http/index.ts';
import { listContractFiles, listOwnContractFiles } from './contract-file-queries.ts';
import { countersignContract } from './countersign-contract.ts';
import { saveAgreements } from './save-agreements.ts';
import { uploadContract } from './upload-contract.ts';

export function contractFileRoutes(files: Files): MountedEndpoint[] {
  return [
    handle(model.uploadContract, (ctx, input) => uploadContract(files, ctx, input)),
    handle(model.countersignContract, (ctx, input) => countersignContract(files, ctx, input)),
    handle(model.saveAgreements, (ctx, input) => saveAgreements(files, ctx, input)),
    handle(model.contractFilesOfProject, (ctx, { projectId }) => listContractFiles(ctx, projectId)),
    handle(model.ownContractFiles, (ctx, { projectId }) => listOwnContractFiles(ctx, projectId)),
  ];
}
