import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
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
import { safeName, zipStream, type ZipMember } from '../../document/index.ts';
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
  const members = await membersOf(files, ctx, row);
  return {
    headers: downloadHeaders({ fileName: `${safeName(row.appealNo, 40)}-档案.zip`, contentType: 'application/zip' }),
    body: zipStream(sent(members)),
  };
}

interface Paper {
  readonly path: string;
  readonly bytes: Uint8Array;
}

async function membersOf(files: Files, ctx: Ctx, row: ObjectionDetail): Promise<Paper[]> {
  const papers: Paper[] = [{ path: '01-内容.txt', bytes: Buffer.from(textOf(row)) }];
  const parts: readonly (readonly [string, readonly FileValue[] | null])[] = [
    ['02-签章文件', row.signFile],
    ['03-证明材料', row.evidence],
    ['04-答复附件', row.answerFiles],
    ['05-决定书', row.decisionFiles],
  ];
  for (const [folder, values] of parts)
    for (const [index, { fileId, fileName }] of (values ?? []).entries())
      papers.push({
        path: `${folder}/${String(index + 1).padStart(2, '0')}_${safeName(fileName, 80)}`,
        bytes: await bytesOf(files, ctx, { fileId, fileName }),
      });
  return [...papers, { path: 'manifest.json', bytes: Buffer.from(manifestOf(ctx, row, papers)) }];
}

/** As this reader may have it: noted as a download of his. */
async function bytesOf(files: Files, ctx: Ctx, { fileId, fileName }: Pick<FileValue, 'fileId' | 'fileName'>) {
  await files.readable(ctx, fileId);
  const { db, tenantId, user, now } = ctx;
  const { body } = await files.download({ db, tenantId, userId: user.userId, now }, { fileId, inline: false });
  if (!(body instanceof Readable))
    return body === undefined ? refuse('objection.fileLost', { name: fileName }) : Buffer.from(body);
  return Buffer.concat(await body.toArray());
}

function manifestOf({ now }: Ctx, { id, appealNo, projectNo, projectName }: ObjectionDetail, papers: readonly Paper[]) {
  const lines = papers.map(({ path, bytes }) => ({
    path,
    size: bytes.byteLength,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  }));
  const manifest = { format: 'zhaocai-objection/1', id, appealNo, project: { projectNo, projectName }, madeAt: now };
  return `${JSON.stringify({ ...manifest, files: lines }, null, 2)}\n`;
}

async function* sent(papers: readonly Paper[]): AsyncGenerator<ZipMember> {
  for (const { path, bytes } of papers) yield { path, bytes: [bytes] };
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
