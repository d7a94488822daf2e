import type { ProjectFile } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { safeName } from '../safe-name.ts';

type FileRow = Omit<ProjectFile, 'path'> & { readonly supplierName: string | null };

/**
 * The open files of a project, of its notices, of its contracts in every version, of its tasks and, once its quotes are open, of these. Before that a quote's file is not
 * even counted: its number would tell how many have bid.
 */
const query = `
  with found as (
    select a.*, 1 as services, null::text as opened_name, null::text as supplier_name,
      null::text as brought from attachment a
    where a.tenant_id = $1 and a.business_type = 'project' and a.business_id = $2
    union all
    select a.*, 2, null, null, null from attachment a
    join bulletin b on b.tenant_id = a.tenant_id and b.id = a.business_id and b.is_deleted = 0
    where a.tenant_id = $1 and a.business_type = 'bulletin' and b.project_id = $2
    union all
    select a.*, 3, k.file_name, e.supplier_name, null from quote_file_key k
    join attachment a on a.tenant_id = k.tenant_id and a.id = k.file_id
    join entry e on e.tenant_id = k.tenant_id and e.id = k.entry_id
    where k.tenant_id = $1 and k.project_id = $2
    union all
    select a.*, 4, null, e.supplier_name, null from
      (select distinct on (c.file_id) c.file_id, c.entry_id from contract_file c
       where c.tenant_id = $1 and c.project_id = $2 order by c.file_id, c.version_no) c
    join attachment a on a.id = c.file_id and (a.tenant_id = $1 or a.party_tenant_id = $1)
    left join entry e on e.tenant_id = $1 and e.id = c.entry_id
    union all
    select a.*, 5, null, null, t.output_name from attachment a
    join project_task t on t.tenant_id = a.tenant_id and t.id = a.business_id and t.is_deleted = 0
    where a.tenant_id = $1 and a.business_type = 'projectTask' and t.project_id = $2
  )
  select f.id as "fileId", coalesce(f.opened_name, f.file_name) as "fileName", f.file_suffix as "fileSuffix",
    f.file_type as "fileType", f.file_size as size, f.sha256, f.create_time as "createTime",
    f.business_type as "businessType", f.supplier_name as "supplierName", coalesce(c.catalog_name, f.brought) as "catalogName"
  from found f
  left join lateral (
    select catalog_name from file_catalog c
    where c.tenant_id in (f.tenant_id, '000000') and c.services = f.services and c.catalog_code = f.file_type
      and c.is_deleted = 0
    order by (c.tenant_id = f.tenant_id) desc limit 1
  ) c on true
  where f.is_deleted = 0
  order by f.services, f.supplier_name, "catalogName", f.create_time, f.id`;

const folders: Readonly<Record<string, string>> = {
  project: '01-项目文件',
  bulletin: '02-公告',
  quote: '03-报价文件',
  contract: '04-合同文件',
  agreement: '04-合同文件',
  projectTask: '05-任务成果',
};

/** The files with the place that each has in the dossier. The caller has judged that the project is his to see. */
export async function filesOfProject(ctx: Pick<Ctx, 'db' | 'tenantId'>, projectId: string): Promise<ProjectFile[]> {
  const rows = await ctx.db.query<FileRow>(query, [ctx.tenantId, projectId]);
  return rows.map(({ supplierName, ...file }, index) => ({
    ...file,
    path: pathOf({ ...file, supplierName }, index + 1),
  }));
}

/** Numbered, so that two files of one name lie side by side. */
function pathOf({ businessType, supplierName, catalogName, fileName }: FileRow, no: number): string {
  const parts = [folders[businessType] ?? '07-其他', supplierName, catalogName].filter((part) => part !== null);
  return [...parts.map((part) => safeName(part, 60)), `${String(no).padStart(3, '0')}_${safeName(fileName, 80)}`].join(
    '/',
  );
}
