import {
  contractSide,
  entryLifecycle,
  type ContractFiles,
  type contractFilesOfProject,
  type EndpointOutput,
  type HandedInFile,
} from '@zhaocai/model';
import { notFound, type Ctx } from '../../../platform/http/index.ts';
import { findProject } from '../../tendering/index.ts';

type Contract = Omit<ContractFiles, 'signed' | 'countersigned'>;
type FileRow = HandedInFile & { readonly entryId: string | null; readonly side: number };

/** The contracts of all winners of a published result, and the project's agreements. */
export async function listContractFiles(
  ctx: Ctx,
  projectId: string,
): Promise<EndpointOutput<typeof contractFilesOfProject>> {
  await findProject(ctx, projectId);
  const [contracts, files] = await Promise.all([
    ctx.db.query<Contract & Record<string, unknown>>(contractsOfBuyer, [ctx.tenantId, projectId]),
    ctx.db.query<FileRow & Record<string, unknown>>(filesWhere('tenant_id'), [ctx.tenantId, projectId]),
  ]);
  const agreements = files.filter(({ side }) => side === contractSide.code.agreement).map(withoutPlace);
  return { contracts: contracts.map((one) => withFiles(one, files)), agreements };
}

/** The contracts of what the caller has won in a project. */
export async function listOwnContractFiles(ctx: Ctx, projectId: string): Promise<ContractFiles[]> {
  const [[published], contracts, files] = await Promise.all([
    ctx.db.query('select from published_project where id = $1 limit 1', [projectId]),
    ctx.db.query<Contract & Record<string, unknown>>(contractsOfSupplier, [ctx.tenantId, projectId]),
    ctx.db.query<FileRow & Record<string, unknown>>(filesWhere('supplier_tenant_id'), [ctx.tenantId, projectId]),
  ]);
  return published ? contracts.map((one) => withFiles(one, files)) : notFound();
}

const contractsOfBuyer = `
  select e.id as "entryId", k.package_no as "packageNo", k.package_name as "packageName",
    bidder_name(e.tenant_id, e.id) as "supplierName"
  from entry e
  join package k on k.tenant_id = e.tenant_id and k.id = e.package_id
  where e.tenant_id = $1 and e.project_id = $2 and e.entry_status in ${entryLifecycle.sql('won')} and e.is_deleted = 0
  order by k.package_no, e.supplier_name, e.id`;

const contractsOfSupplier = `
  select e.id as "entryId", k.package_no as "packageNo", k.package_name as "packageName",
    bidder_name(e.tenant_id, e.id) as "supplierName"
  from entry e
  join published_package k on k.tenant_id = e.tenant_id and k.id = e.package_id
  where e.supplier_tenant_id = $1 and e.project_id = $2 and e.entry_status in ${entryLifecycle.sql('won')} and e.is_deleted = 0
  order by k.package_no, e.id`;

function filesWhere(column: 'tenant_id' | 'supplier_tenant_id'): string {
  return `
    select entry_id as "entryId", side, version_no as "versionNo", file_id as "fileId", file_name as "fileName",
      file_suffix as "fileSuffix", file_size as "fileSize", sha256, create_time as time
    from contract_file where ${column} = $1 and project_id = $2 and contract_id is null order by version_no desc, id`;
}

function withFiles(contract: Contract, files: readonly FileRow[]): ContractFiles {
  const own = files.filter(({ entryId }) => entryId === contract.entryId);
  const of = (side: number) => own.filter((file) => file.side === side).map(withoutPlace);
  return { ...contract, signed: of(contractSide.code.supplier), countersigned: of(contractSide.code.buyer) };
}

function withoutPlace({ entryId: _entryId, side: _side, ...file }: FileRow): HandedInFile {
  return file;
}
