import { duties } from '../kit/duty.ts';
import { entity } from '../kit/entity.ts';
import { contractSide } from './choices.ts';

const contract = {
  key: 'entryId',
  of: { entity: 'project', field: 'projectId' },
  name: 'projectName',
  number: 'projectNo',
} as const;

/**
 * A document that the parties of a result signed: what the winner hands in, what the buyer hands back with both
 * signatures, or an agreement of the whole project. The row is the buyer's, the supplier is its party; a later version
 * stands beside the earlier ones, none is changed or deleted.
 */
export const contractFile = entity({
  name: 'contractFile',
  table: 'contract_file',
  label: { zh: '合同文件', en: 'Contract file' },
  path: '/api/purchase/contract-file',
  verbs: {},
  menu: 'project',
  parties: ['supplier_tenant_id'],
  appendOnly: true,
  dataScoped: false,
  // Whose turn it is, the newest file of the contract says.
  duties: duties(
    { field: 'side', code: contractSide.code },
    {
      countersign: {
        ...contract,
        states: ['supplier'],
        permission: 'project_edit',
        path: '/tenderee/projectDetail/index?id={of}',
        label: { zh: '上传双签合同', en: 'Hand back the contract with both signatures' },
      },
      handedIn: {
        ...contract,
        states: [],
        ends: 'entry.handInContract',
        party: 'supplierTenantId',
        path: '',
        label: { zh: '合同已上传', en: 'Contract handed in' },
      },
    },
  ),
  fields: {
    projectId: { kind: 'ref', to: 'project', label: { zh: '项目', en: 'Project' }, required: true },
    /** Package, entry and supplier are those of a contract; an agreement is of the project. */
    packageId: { kind: 'ref', to: 'package', label: { zh: '采购包', en: 'Package' } },
    entryId: { kind: 'ref', to: 'entry', label: { zh: '报名', en: 'Registration' } },
    /** Of a supplement; the contract of the award itself is known by its registration. */
    contractId: { kind: 'ref', to: 'contract', label: { zh: '补充合同', en: 'Supplement' } },
    supplierTenantId: { kind: 'text', label: { zh: '供应商租户', en: 'Tenant' }, maxLength: 6 },
    side: {
      kind: 'choice',
      label: { zh: '签署方', en: 'Handed in by' },
      choices: contractSide.choices,
      required: true,
    },
    versionNo: { kind: 'integer', label: { zh: '版本', en: 'Version' }, required: true },
    fileId: { kind: 'ref', to: 'file', label: { zh: '文件', en: 'File' }, required: true },
    fileName: { kind: 'text', label: { zh: '文件名', en: 'File name' }, maxLength: 100, required: true },
    fileSuffix: { kind: 'text', label: { zh: '扩展名', en: 'Extension' }, maxLength: 8, required: true },
    fileSize: { kind: 'integer', label: { zh: '文件大小', en: 'Size' }, required: true },
    sha256: { kind: 'text', label: { zh: '校验值', en: 'SHA-256' }, maxLength: 64, required: true },
  },
});
