import * as contract from '@zhaocai/contract';
import type { Files } from '../../../platform/files/index.ts';
import { handle, type MountedEndpoint } from '../../../platform/http/index.ts';
import { listContractFiles, listOwnContractFiles } from './contract-file-queries.ts';
import { countersignContract } from './countersign-contract.ts';
import { saveAgreements } from './save-agreements.ts';
import { uploadContract } from './upload-contract.ts';

export function contractFileRoutes(files: Files): MountedEndpoint[] {
  return [
    handle(contract.uploadContract, (ctx, input) => uploadContract(files, ctx, input)),
    handle(contract.countersignContract, (ctx, input) => countersignContract(files, ctx, input)),
    handle(contract.saveAgreements, (ctx, input) => saveAgreements(files, ctx, input)),
    handle(contract.contractFilesOfProject, (ctx, { projectId }) => listContractFiles(ctx, projectId)),
    handle(contract.ownContractFiles, (ctx, { projectId }) => listOwnContractFiles(ctx, projectId)),
    handle(contract.tenderFileSubmitList, async ({ language }) =>
      contract.tenderFileSubmits.map(({ value, label }) => ({ value, label: label[language] })),
    ),
  ];
}
