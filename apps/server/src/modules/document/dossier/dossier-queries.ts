import type { Page, PageInput, ProjectFile, ProjectFilesLine } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { findProject, pageProjects } from '../../tendering/index.ts';
import { filesOfProject } from './project-files.ts';

export async function listProjectFiles(ctx: Ctx, { projectId }: { projectId: string }): Promise<ProjectFile[]> {
  await findProject(ctx, projectId);
  return filesOfProject(ctx, projectId);
}

interface Sum {
  readonly projectId: string;
  readonly fileCount: number;
  readonly fileBytes: number;
}

/** Projects with how much lies with each; files of quotes count since the opening. */
export async function pageProjectFiles(ctx: Ctx, input: PageInput): Promise<Page<ProjectFilesLine>> {
  const page = await pageProjects(ctx, input);
  const sums = await ctx.db.query<Sum>(
    `select project_id as "projectId", count(*)::int as "fileCount", sum(file_size)::float8 as "fileBytes" from (
       select a.business_id as project_id, a.file_size from attachment a
       where a.tenant_id = $1 and a.business_type = 'project' and a.business_id = any($2::bigint[]) and a.is_deleted = 0
       union all
       select b.project_id, a.file_size from bulletin b
       join attachment a on a.tenant_id = b.tenant_id and a.business_type = 'bulletin' and a.business_id = b.id
         and a.is_deleted = 0
       where b.tenant_id = $1 and b.project_id = any($2::bigint[]) and b.is_deleted = 0
       union all
       select k.project_id, a.file_size from quote_file_key k
       join attachment a on a.tenant_id = k.tenant_id and a.id = k.file_id and a.is_deleted = 0
       where k.tenant_id = $1 and k.project_id = any($2::bigint[])
       union all
       select t.project_id, a.file_size from project_task t
       join attachment a on a.tenant_id = t.tenant_id and a.business_type = 'projectTask' and a.business_id = t.id
         and a.is_deleted = 0
       where t.tenant_id = $1 and t.project_id = any($2::bigint[]) and t.is_deleted = 0
       union all
       select c.project_id, c.file_size from
         (select distinct on (file_id) project_id, file_size from contract_file
          where tenant_id = $1 and project_id = any($2::bigint[]) order by file_id) c) f
     group by project_id`,
    [ctx.tenantId, page.records.map(({ id }) => id)],
  );
  const records = page.records.map((row) => {
    const sum = sums.find(({ projectId }) => projectId === row.id);
    return { ...row, fileCount: sum?.fileCount ?? 0, fileBytes: sum?.fileBytes ?? 0 };
  });
  // The generic read knows the rows as records; their select list is made from the definition of the type.
  return { ...page, records: records as unknown as ProjectFilesLine[] };
}
