import {
  archivedState,
  archiveSource,
  isAside,
  isNeverEntered,
  projectLifecycle,
  stagesInOrder,
  type ArchivedPaper,
  type ProjectFile,
} from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { configuredMethod, findProject, kindFacts, type ProjectRow } from '../../tendering/index.ts';
import { filesOfProject } from './project-files.ts';

type Item = Omit<ArchivedPaper, 'state' | 'files'>;

const items = `
  with configured as (${configuredMethod})
  select a.catalog_code as "catalogCode", a.name, a.stage, coalesce(a.required, true) as required, a.source,
    a.secret_level as "secretLevel", a.retention_years as "retentionYears"
  from configured c join archive_item a on a.tenant_id = $1 and a.manner_id = c.id and a.is_deleted = 0
  order by a.catalog_code, a.id`;

/** The archive list of a project's method, each paper with whether it lies in the dossier; nothing where no list is configured. */
export async function listArchives(ctx: Ctx, { projectId }: { projectId: string }): Promise<ArchivedPaper[]> {
  return archivesOfProject(ctx, await findProject(ctx, projectId), await filesOfProject(ctx, projectId));
}

/** The same of a project whose files are known. */
export async function archivesOfProject(
  ctx: Ctx,
  project: ProjectRow,
  files: readonly ProjectFile[],
): Promise<ArchivedPaper[]> {
  const listed = await ctx.db.query<Item & Record<string, unknown>>(items, kindFacts(ctx, project));
  if (listed.length === 0) return [];
  const { done, reached } = await stagesOf(ctx, project);
  return listed.map((item) => {
    const own = files.filter((file) => namesOf(file).some((name) => isNamed(item.name, name)));
    const isMade = archiveSource.is(item.source, 'system') && done.has(item.stage);
    const { there, missing, open } = archivedState.code;
    const isDue = item.stage < reached || reached === last;
    const state = isMade || own.length > 0 ? there : item.required && isDue ? missing : open;
    return { ...item, state, files: own.map(({ path }) => path) };
  });
}

/** What the system makes at these is made when they are entered; at the others, when they are left. */
const madeAtOnce: readonly number[] = [
  projectLifecycle.code.published,
  projectLifecycle.code.opened,
  projectLifecycle.code.resultPublished,
];

interface Stages {
  /** Whose papers the system has made. */
  readonly done: ReadonlySet<number>;
  /** The furthest that the project has come to: what belongs to those before it is due. */
  readonly reached: number;
}

const last = projectLifecycle.code.resultPublished;

/** What was offered is there once it is open. */
async function stagesOf({ db, tenantId }: Ctx, { id }: ProjectRow): Promise<Stages> {
  const rows = await db.query<{ stage: number; isLeft: boolean }>(
    `select stage, bool_or(leave_time is not null) as "isLeft" from project_stage
     where tenant_id = $1 and project_id = $2 and not is_skipped and is_deleted = 0 group by stage`,
    [tenantId, id],
  );
  const reached = Math.max(0, ...rows.map(({ stage }) => stage).filter((stage) => !isAside(stage)));
  const done = new Set([
    ...rows.filter(({ stage, isLeft }) => isLeft || madeAtOnce.includes(stage)).map(({ stage }) => stage),
    // What no project stops at was done when it stood further on.
    ...stagesInOrder.map(({ value }) => value).filter((stage) => isNeverEntered(stage) && stage < reached),
  ]);
  const { opened, quoting } = projectLifecycle.code;
  if (done.has(opened)) done.add(quoting);
  else done.delete(quoting);
  return { done, reached };
}

/** What a file can be known by: its name, its catalogue or what its task was to bring; a contract is one by whatever name. */
function namesOf({ fileName, catalogName, businessType }: ProjectFile): string[] {
  const isContract = businessType === 'contract' || businessType === 'agreement';
  const names = [fileName.replace(/\.[^.]*$/, ''), catalogName ?? '', isContract ? '采购合同' : ''];
  return names.map((name) => name.trim()).filter((name) => name !== '');
}

/** Shorter names are no names of papers. */
const leastName = 4;

/** One says what the other says: `采购文件` is among `采购文件及修改、澄清`, `验收证明` in `三号楼验收证明`. */
function isNamed(wanted: string, name: string): boolean {
  return name.includes(wanted) || (name.length >= leastName && wanted.includes(name));
}
