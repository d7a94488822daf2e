import { message, type EndpointInput, type MadeDocument, type templateApi } from '@zhaocai/model';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { recordEvidence } from '../../../platform/audit/index.ts';
import type { Files, StoredFile } from '../../../platform/files/index.ts';
import { Refusal, type Ctx } from '../../../platform/http/index.ts';
import { htmlBlocks, pdfOfSheet } from '../../../platform/print/index.ts';
import { docxHtml } from '../docx/docx-html.ts';
import { fillTemplate, tryTemplate } from '../docx/fill-template.ts';
import { safeName } from '../safe-name.ts';
import { findTemplate, templateBytes } from './find-template.ts';
import { templateData } from './template-data.ts';

type Wish = EndpointInput<typeof templateApi.generate>;

/** Fills a template from a project: a Word document, its PDF, and its text for a notice. */
export async function generateDocument(files: Files, ctx: Ctx, wish: Wish): Promise<MadeDocument> {
  const template = await findTemplate(ctx, wish.templateId);
  const data = await templateData(ctx, wish);
  const filled = await fillTemplate(await templateBytes(files, ctx, template), data);
  const html = await docxHtml(filled);
  const name = safeName(template.name, 40);
  const docx = await files.storeBytes(ctx, { fileName: `${name}.docx`, bytes: filled });
  const drawn = wish.withPdf ? await drawPdf(files, ctx, { name, docx }) : null;
  const pdf = wish.withPdf ? (drawn ?? (await setAnew(files, ctx, { name, html }))) : null;
  await recordEvidence(ctx, {
    stream: wish.projectId,
    action: 'document.generate',
    subject: template.id,
    payload: { template: template.name, fileVersion: template.fileVersion, fileId: docx.fileId, sha256: docx.sha256 },
  });
  return {
    docx: valueOf(docx),
    pdf: pdf && valueOf(pdf),
    pdfFault: pdf && !drawn ? message('document.plainPdf', ctx.language) : null,
    html,
  };
}

/** By the converter that previews use; null where this server has none or it fails. */
async function drawPdf(
  files: Files,
  { db, tenantId, user, now }: Ctx,
  { name, docx }: { name: string; docx: StoredFile },
): Promise<StoredFile | null> {
  const viewer = { db, tenantId, userId: user.userId, now };
  try {
    const { body } = await files.download(viewer, { fileId: docx.fileId, inline: true, asPdf: true });
    const bytes = body instanceof Readable ? await buffer(body) : Buffer.from(body);
    return await files.storeBytes({ db, tenantId, user, now }, { fileName: `${name}.pdf`, bytes });
  } catch (error) {
    if (error instanceof Refusal && error.code === 'file.noPreview') return null;
    throw error;
  }
}

/** Its text, set by ourselves: plainer than the Word document, and there on every machine. */
async function setAnew(files: Files, ctx: Ctx, { name, html }: { name: string; html: string }): Promise<StoredFile> {
  const [first, ...rest] = htmlBlocks(html);
  const isTitled = first?.kind === 'heading';
  const blocks = isTitled ? rest : htmlBlocks(html);
  const bytes = await pdfOfSheet({ title: isTitled ? first.text : name, blocks });
  return files.storeBytes(ctx, { fileName: `${name}.pdf`, bytes });
}

function valueOf({ fileId, fileName, fileSuffix }: StoredFile) {
  return { fileId, fileName, fileSuffix, fileUrl: `/api/file/downloadTicket?fileId=${fileId}` };
}

interface TryOut {
  readonly variables: { name: string; value: string | null }[];
  readonly missing: string[];
}

/** What the template finds in the project; nothing is made. */
export async function tryOutTemplate(
  files: Files,
  ctx: Ctx,
  wish: EndpointInput<typeof templateApi.tryOut>,
): Promise<TryOut> {
  const template = await findTemplate(ctx, wish.templateId);
  const data = await templateData(ctx, wish);
  const { names, values, missing } = await tryTemplate(await templateBytes(files, ctx, template), data);
  const shown = names.filter((name) => values.has(name) || missing.has(name));
  return {
    variables: shown.map((name) => ({ name, value: values.get(name) ?? null })),
    missing: [...missing],
  };
}
