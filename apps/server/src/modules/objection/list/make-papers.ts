import {
  appealTarget,
  appealType,
  complaintDecision,
  objection,
  raisedObjectionLifecycle,
  type EndpointInput,
  type FileValue,
  type ObjectionDetail,
  type objectionPapers as endpoint,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { downloadHeaders, type Files } from '../../../platform/files/index.ts';
import type { RawAnswer } from '../../../platform/http/context.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { fileMember, hashed, safeName, zipStream, type ReadFile, type ZipMember } from '../../document/index.ts';
import { isSupplier } from './objection-sql.ts';
import { readObjection } from './objection-queries.ts';

/**
 * All papers of an objection in one archive: what was said on both sides as text, every file, and a manifest with the
 * SHA-256 of each. Before the opening only its supplier has it, for the papers name him (R38).
 */
export async function makePapers(files: Files, ctx: Ctx, { id }: EndpointInput<typeof endpoint>): Promise<RawAnswer> {
  const row = await readObjection(ctx, { id });
  if (row.isNameless) refuse('objection.sealed');
  const stream = isSupplier(ctx) ? 'admin' : row.projectId;
  await recordEvidence(ctx, { stream, action: 'objection.papers', subject: id, payload: { appealNo: row.appealNo } });
  const papers = papersOf(row);
  for (const { fileId } of papers) await files.readable(ctx, fileId);
  return {
    headers: downloadHeaders({ fileName: `${safeName(row.appealNo, 40)}-档案.zip`, contentType: 'application/zip' }),
    body: zipStream(membersOf({ files, ctx }, row, papers)),
  };
}

interface Paper {
  readonly path: string;
  readonly fileId: string;
}

function papersOf(row: ObjectionDetail): Paper[] {
  const parts: readonly (readonly [string, readonly FileValue[] | null])[] = [
    ['02-签章文件', row.signFile],
    ['03-证明材料', row.evidence],
    ['04-答复附件', row.answerFiles],
    ['05-决定书', row.decisionFiles],
  ];
  return parts.flatMap(([folder, values]) =>
    (values ?? []).map(({ fileId, fileName }, index) => ({
      path: `${folder}/${String(index + 1).padStart(2, '0')}_${safeName(fileName, 80)}`,
      fileId,
    })),
  );
}

/** Read while they are sent; the last one tells what is in the archive. */
async function* membersOf(
  tools: { readonly files: Files; readonly ctx: Ctx },
  row: ObjectionDetail,
  papers: readonly Paper[],
): AsyncGenerator<ZipMember> {
  const lines: ManifestLine[] = [];
  const noteAs = (path: string) => (read: ReadFile | null) =>
    void lines.push({ path, size: read?.size ?? 0, sha256: read?.sha256 ?? null });
  const text = '01-内容.txt';
  yield { path: text, bytes: hashed([Buffer.from(textOf(row))], noteAs(text)) };
  for (const paper of papers) yield await fileMember(tools, paper, noteAs(paper.path));
  yield { path: 'manifest.json', bytes: [Buffer.from(manifestOf(tools.ctx, row, lines))] };
}

interface ManifestLine extends Pick<Paper, 'path'> {
  readonly size: number;
  /** Null: the store has lost it. */
  readonly sha256: string | null;
}

function manifestOf({ now }: Ctx, { id, appealNo, projectNo, projectName }: ObjectionDetail, files: ManifestLine[]) {
  const manifest = { format: 'zhaocai-objection/1', id, appealNo, project: { projectNo, projectName }, madeAt: now };
  return `${JSON.stringify({ ...manifest, files }, null, 2)}\n`;
}

/** What was said on both sides, as one reads it. */
function textOf(row: ObjectionDetail): string {
  const { fields } = objection;
  const said: readonly (readonly [string, string | null])[] = [
    [fields.appealNo.label.zh, row.appealNo],
    [fields.projectId.label.zh, `${row.projectNo} ${row.projectName}`],
    [fields.appealType.label.zh, appealType.named(row.appealType)?.label.zh ?? null],
    [fields.target.label.zh, appealTarget.named(row.target)?.label.zh ?? null],
    [fields.supplierName.label.zh, row.supplierName],
    [fields.appealStatus.label.zh, raisedObjectionLifecycle.named(row.appealStatus)?.label.zh ?? null],
    [fields.submitTime.label.zh, row.submitTime],
    [fields.knowTime.label.zh, row.knowTime],
    [fields.facts.label.zh, row.facts],
    [fields.request.label.zh, row.request],
    [fields.legalBasis.label.zh, row.legalBasis],
    [fields.dueTime.label.zh, row.dueTime && `${row.dueTime}（${row.dueArticle ?? ''}）`],
    [fields.refuseReason.label.zh, row.refuseReason],
    [fields.answerTime.label.zh, row.answerTime],
    [fields.answer.label.zh, row.answer],
    [fields.decision.label.zh, complaintDecision.named(row.decision)?.label.zh ?? null],
    [fields.decideTime.label.zh, row.decideTime],
    [fields.decisionText.label.zh, row.decisionText],
    [fields.carryOutRemark.label.zh, row.carryOutRemark],
    [fields.closeTime.label.zh, row.closeTime],
  ];
  return `${said.flatMap(([label, text]) => (text ? [`${label}：${text}`] : [])).join('\n')}\n`;
}
