import { project as projectEntity, type ProjectFile } from '@zhaocai/model';
import { demandExport, hiddenFields } from '../../../platform/access/index.ts';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { downloadHeaders } from '../../../platform/files/download-headers.ts';
import type { Files } from '../../../platform/files/index.ts';
import type { RawAnswer } from '../../../platform/http/context.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { findProject, type ProjectRow } from '../../tendering/index.ts';
import { safeName } from '../safe-name.ts';
import { archivesOfProject } from './archive-list.ts';
import { fileMember } from './file-member.ts';
import { archivesCsv, manifestCsv, manifestJson, type Manifest, type ManifestLine } from './manifest.ts';
import type { Watch } from './progress-book.ts';
import { filesOfProject } from './project-files.ts';
import { recordMembers, type RecordTools } from './record-members.ts';
import { zipStream, type ZipMember } from './zip-stream.ts';

/** The archive is of the plain kind, which ends at 4 GB. */
const mostBytes = 3.5 * 1024 ** 3;

interface Wish {
  readonly projectId: string;
  /** Asked once it is clear that there will be an archive. */
  readonly begin?: () => Promise<Watch>;
}

/** Everything that hangs on a project in one archive, written while it is sent. Its last members tell what is in it. */
export async function makeDossier(tools: RecordTools, ctx: Ctx, { projectId, begin }: Wish): Promise<RawAnswer> {
  const project = await findProject(ctx, projectId);
  const found = await filesOfProject(ctx, projectId);
  judgeSize(found);
  await demandExport(ctx);
  await recordEvidence(ctx, {
    stream: projectId,
    action: 'project.dossier',
    subject: projectId,
    payload: { files: found.length },
  });
  const archives = await archivesOfProject(ctx, project, found);
  const start = {
    ...headOf(ctx, project),
    evidence: await chainHead(ctx, projectId),
    ...(archives.length > 0 && { archives }),
  };
  const watch = await begin?.();
  const tell = (line: ManifestLine) => watch?.file(line.state === 'missing');
  return {
    headers: downloadHeaders({ fileName: dossierName(ctx, project), contentType: 'application/zip' }),
    body: zipStream(members({ ...tools, ctx }, { project, start, found, tell }), watch),
  };
}

/** By the project's number, or by its name for whom the number is not to see. */
export function dossierName(
  { user }: Pick<Ctx, 'user'>,
  { projectNo, projectName }: Pick<ProjectRow, 'projectNo' | 'projectName'>,
): string {
  const isHidden = hiddenFields(user, projectEntity).includes('projectNo');
  return `${safeName(isHidden ? projectName : projectNo, 60)}-项目归档资料.zip`;
}

/** All bytes together, if they fit one archive. A quote's file lies in it open, and sealed as it came. */
export function judgeSize(found: readonly ProjectFile[]): number {
  const bytes = found.reduce((sum, { size, businessType }) => sum + (businessType === 'quote' ? 2 : 1) * size, 0);
  return bytes > mostBytes ? refuse('document.dossierTooLarge') : bytes;
}

type Head = Omit<Manifest, 'files'>;

function headOf(ctx: Ctx, { id, projectNo, projectName }: ProjectRow): Omit<Head, 'evidence'> {
  const { userId, account } = ctx.user;
  return {
    format: 'zhaocai-dossier/1',
    project: { id, projectNo, projectName },
    madeAt: ctx.now,
    madeBy: { userId, account },
  };
}

/** Up to where the project's chain of evidence went when the dossier was made. */
async function chainHead({ db, tenantId }: Ctx, projectId: string): Promise<Manifest['evidence']> {
  const [head] = await db.query<{ seq: string; hash: string }>(
    `select seq::text as seq, hash from evidence where tenant_id = $1 and stream = $2 order by seq desc limit 1`,
    [tenantId, projectId],
  );
  return head ?? null;
}

interface Told {
  readonly project: ProjectRow;
  readonly start: Head;
  readonly found: readonly ProjectFile[];
  readonly tell: (line: ManifestLine) => void;
}

async function* members(
  tools: RecordTools & { readonly ctx: Ctx },
  { project, start, found, tell }: Told,
): AsyncGenerator<ZipMember> {
  const lines: ManifestLine[] = [];
  const note = (line: ManifestLine) => {
    lines.push(line);
    tell(line);
  };
  for (const file of found) yield await memberOf(tools, file, note);
  yield* recordMembers(tools, tools.ctx, project);
  const manifest: Manifest = { ...start, files: lines };
  yield { path: '清单.csv', bytes: [Buffer.from(manifestCsv(manifest))] };
  if (manifest.archives) yield { path: '归档清单核对.csv', bytes: [Buffer.from(archivesCsv(manifest.archives))] };
  yield { path: 'manifest.json', bytes: [Buffer.from(manifestJson(manifest))] };
}

/** The manifest names a file that its store has lost, and one that is not what was handed in. */
function memberOf(
  tools: { files: Files; ctx: Ctx },
  file: ProjectFile,
  tell: (line: ManifestLine) => void,
): Promise<ZipMember> {
  const { path, fileName, catalogName, createTime } = file;
  const line = { path, fileName, catalogName, uploadTime: createTime };
  return fileMember(tools, file, (read) => {
    if (read) tell({ ...line, ...read, state: isAltered(file, read.sha256) ? 'altered' : 'good' });
    else tell({ ...line, size: 0, sha256: null, state: 'missing' });
  });
}

/** A sealed file's hash is that of its cipher text, so it says nothing here. */
function isAltered({ businessType, sha256 }: ProjectFile, read: string): boolean {
  return businessType !== 'quote' && sha256 !== read;
}
