import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { idInput } from '../kit/resource.ts';
import { byProject, byPublishedProject, reasonInput, versionInput } from '../tendering/wire.ts';

/** What a signed document may be: a scan or a PDF. A text that can still be written on is no signed one. */
export const contractSuffixes = ['pdf', 'jpg', 'jpeg', 'png'] as const;

const handedInFile = z.object({
  versionNo: z.number(),
  fileId: z.string(),
  fileName: z.string(),
  fileSuffix: z.string(),
  fileSize: z.number(),
  sha256: z.string(),
  time: z.string(),
});
export type HandedInFile = z.infer<typeof handedInFile>;

const contractAnswer = z.object({
  entryId: z.string(),
  packageNo: z.number(),
  packageName: z.string(),
  supplierName: z.string(),
  /** What the supplier handed in, the newest first: that one counts. */
  signed: z.array(handedInFile),
  /** What the buyer handed back with both signatures; once it is there, neither side changes anything. */
  countersigned: z.array(handedInFile),
});
export type ContractFiles = z.infer<typeof contractAnswer>;

const handedInAnswer = z.object({ entryId: z.string(), version: z.number() });

/** The winner hands in the contract that he signed, or replaces it until the buyer has countersigned. */
export const uploadContract = endpoint({
  route: 'POST /api/purchase/entry/uploadContract',
  label: { zh: '供应商上传合同', en: 'Hand in the signed contract' },
  permission: 'bid_quote',
  input: z.object({
    entryId: idInput,
    /** A supplement; without it the contract of the award. */
    contractId: idInput.optional(),
    fileId: idInput,
    /** The version that it replaces; 0: the first one. */
    version: versionInput.default(0),
  }),
  output: handedInAnswer,
  writes: true,
  ids: { entryId: 'entry', contractId: 'contract', fileId: 'file' },
});

/** The buyer hands back the contract with both signatures. */
export const countersignContract = endpoint({
  route: 'POST /api/purchase/entry/cusUploadContract',
  aliases: ['POST /api/purchase/cus/pro/signContract'],
  label: { zh: '采购人上传合同', en: 'Hand back the countersigned contract' },
  permission: 'project_edit',
  input: z.object({
    entryId: idInput,
    /** A supplement; without it the contract of the award. */
    contractId: idInput.optional(),
    fileId: idInput,
    /** The version of the supplier's that was countersigned. */
    version: versionInput.default(0),
    /** Why a contract that was drawn up is signed later than the law wants (R42). */
    lateReason: reasonInput,
  }),
  output: handedInAnswer,
  writes: true,
  ids: { entryId: 'entry', contractId: 'contract', fileId: 'file' },
});

/** The agreements of a project as they are from now on; the former ones stay as an earlier version. */
export const saveAgreements = endpoint({
  route: 'POST /api/purchase/project/protocolFile',
  label: { zh: '保存协议文件', en: 'Save the agreements of a project' },
  permission: 'project_edit',
  input: z.object({
    projectId: idInput,
    fileIds: z.array(idInput).min(1).max(10),
    /** The version that they replace; 0: the first one. */
    version: versionInput.default(0),
  }),
  output: z.object({ projectId: z.string(), version: z.number() }),
  writes: true,
  ids: { projectId: 'project', fileIds: 'file' },
});

/** The contracts of all winners, and the agreements by version, the newest first. */
export const contractFilesOfProject = endpoint({
  route: 'GET /api/purchase/project/contractFiles',
  label: { zh: '项目合同文件', en: 'Contract files of a project' },
  permission: 'project_view',
  input: byProject,
  output: z.object({ contracts: z.array(contractAnswer), agreements: z.array(handedInFile) }),
  ids: { projectId: 'project' },
});

/** Of what the caller has won in a project. */
export const ownContractFiles = endpoint({
  route: 'GET /api/purchase/entry/ownContractFiles',
  label: { zh: '我的合同文件', en: 'Own contract files' },
  permission: 'bid_view',
  input: byPublishedProject,
  output: z.array(contractAnswer),
  ids: { projectId: 'project' },
});

export const contractFileEndpoints = [
  uploadContract,
  countersignContract,
  saveAgreements,
  contractFilesOfProject,
  ownContractFiles,
] as const;
