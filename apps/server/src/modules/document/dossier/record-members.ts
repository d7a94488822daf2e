import { comparison, projectEvidence } from '@zhaocai/model';
import { daysText } from '@zhaocai/model/record/kept-checkpoint';
import {
  canonicalJson,
  checkpointOf,
  createRecordDays,
  originOfRecord,
  rootKeyOf,
  type RootBook,
} from '../../../platform/audit/index.ts';
import type { Files } from '../../../platform/files/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { currentSecret, type Secret } from '../../../platform/secrets/index.ts';
import {
  archivedBids,
  listEvidence,
  signedRows,
  signReceipt,
  type ArchivedBid,
  type ProjectRow,
} from '../../tendering/index.ts';
import type { ZipMember } from './zip-stream.ts';

/** By what an archive proves itself: docs/evidence.md, “Without us”. */
export interface RecordTools {
  readonly files: Files;
  readonly secret: Secret;
  readonly rootBook?: RootBook;
  readonly baseUrl?: string;
}

const folder = '06-存证';

/**
 * The record of a project as `verify.mjs` and the portal check it: its chains, the days that signed them, a checkpoint,
 * and once its bids are open each of them sealed as it was handed in. For whoever may read the record.
 */
export async function* recordMembers(tools: RecordTools, ctx: Ctx, project: ProjectRow): AsyncGenerator<ZipMember> {
  if (!ctx.user.permissions.has(projectEvidence.permission)) return;
  yield jsonMember(`evidence-${project.id}.json`, await listEvidence(ctx, project.id));
  yield* dayMembers(tools, ctx, project);
  yield* headMembers(tools, ctx, project);
  for (const bid of await archivedBids(ctx, project)) yield* bidMembers(tools, ctx, bid);
}

async function* dayMembers(
  { rootBook, baseUrl }: RecordTools,
  ctx: Ctx,
  project: ProjectRow,
): AsyncGenerator<ZipMember> {
  if (!rootBook) return;
  const { tenantId, host = 'localhost' } = ctx;
  const days = await createRecordDays(rootBook).of(tenantId);
  const since = project.createTime.slice(0, 'yyyy-MM-dd'.length);
  const roots = days.filter(({ day }) => day >= since).map((one) => rootBook.signDay(tenantId, one));
  yield jsonMember(`evidence-roots-${project.id}.json`, { tenantId, publicKey: rootBook.publicKey, roots });
  const note = await checkpointOf(rootBook, originOfRecord(baseUrl ?? `http://${host}`, tenantId), days);
  if (note === undefined) return;
  yield textMember('record-days.txt', daysText(days));
  yield textMember('checkpoint.txt', note);
}

/** Where its chains stood whenever they were signed: no day of the book names them, for it names those of all projects. */
async function* headMembers(
  { rootBook, secret }: RecordTools,
  ctx: Ctx,
  { id }: ProjectRow,
): AsyncGenerator<ZipMember> {
  if (!rootBook) return;
  const key = rootKeyOf(currentSecret(secret));
  const told = {
    tenantId: ctx.tenantId,
    projectId: id,
    heads: await signedRows(ctx, { projectId: id, book: rootBook }),
  };
  const signature = key.sign(canonicalJson(told));
  yield jsonMember(`signed-heads-${id}.json`, { ...told, publicKey: key.publicKey, signature });
}

async function* bidMembers(tools: RecordTools, ctx: Ctx, bid: ArchivedBid): AsyncGenerator<ZipMember> {
  const place = `bids/${bid.entryId}-${bid.version}`;
  const { receipt, signature } = signReceipt(rootKeyOf(currentSecret(tools.secret)), bid.received);
  yield textMember(`${place}/envelope.json`, bid.envelopeText);
  yield jsonMember(`${place}/signature.json`, bid.proof);
  yield jsonMember(`${place}/receipt.json`, { receipt, signature });
  yield { path: `${folder}/${place}/fields.age`, bytes: [bid.fields] };
  for (const { holder, cipher } of bid.shares)
    yield { path: `${folder}/${place}/shares/${holder}.age`, bytes: [cipher] };
  for (const { id } of bid.envelope.files) {
    const bytes = await sealedFile(tools, ctx, id);
    if (bytes) yield { path: `${folder}/${place}/files/${id}.age`, bytes };
  }
  // What opens a bid is for whoever may read what was in it.
  if (bid.key !== undefined && ctx.user.permissions.has(comparison.permission))
    yield textMember(`${place}/key.txt`, `${bid.key}\n`);
}

/** As its bidder sealed it. One that its store has lost does not take the archive with it: the verifier names it. */
async function sealedFile({ files }: RecordTools, ctx: Ctx, fileId: string): Promise<ZipMember['bytes'] | undefined> {
  try {
    const file = await files.find(ctx.db, ctx.tenantId, fileId);
    return file && (await files.contentOf(file));
  } catch (error) {
    ctx.log.error({ err: error, fileId }, 'a sealed file of an archive cannot be read');
    return undefined;
  }
}

function jsonMember(path: string, content: unknown): ZipMember {
  return textMember(path, JSON.stringify(content, null, 1));
}

function textMember(path: string, text: string): ZipMember {
  return { path: `${folder}/${path}`, bytes: [Buffer.from(text, 'utf8')] };
}
