import type { EndpointOutput, FoundSignature, signApi } from '@zhaocai/model';
import { cutAt } from '../../../platform/crud/index.ts';
import type { Files } from '../../../platform/files/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { withPdfInHand } from './pdf-threads.ts';
import { readSignatures } from './read-signatures.ts';

const mostBytes = 20 * 1024 * 1024;

/** Who signed a stored PDF, when, and whether it still holds. */
export async function signaturesOfFile(files: Files, ctx: Ctx, fileId: string): Promise<FoundSignature[]> {
  const { fileSuffix, isSealed, fileSize } = await files.readable(ctx, fileId);
  if (fileSuffix !== 'pdf' || isSealed) refuse('file.choosePdf');
  if (fileSize > mostBytes) refuse('file.pdfTooLarge');
  return withPdfInHand(async () => found(ctx, (await files.openFile(ctx, fileId)).bytes));
}

/** The same of a PDF that is only sent to be judged: nothing of it is kept. */
export async function signaturesOfUpload(ctx: Ctx): Promise<FoundSignature[]> {
  return withPdfInHand(async () => found(ctx, await ctx.sentFile(({ stream }) => wholeOf(stream), 'file.choosePdf')));
}

async function wholeOf(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > mostBytes) refuse('file.pdfTooLarge');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function found(ctx: Ctx, content: Buffer): Promise<FoundSignature[]> {
  if (content.subarray(0, 5).toString('latin1') !== '%PDF-') refuse('file.choosePdf');
  const signatures = (await readSignatures(content)) ?? refuse('file.pdfUnreadable');
  const known = await ctx.db.query<{ fingerprint: string }>(
    'select fingerprint from sign_certificate where tenant_id = $1 and is_deleted = 0 and fingerprint = any($2::text[])',
    [ctx.tenantId, signatures.flatMap(({ fingerprint }) => fingerprint ?? [])],
  );
  const own = new Set(known.map(({ fingerprint }) => fingerprint));
  return signatures.map(({ fingerprint, ...rest }) => ({
    ...rest,
    isKnown: fingerprint !== undefined && own.has(fingerprint),
  }));
}

const mostCertificates = 100;

/** Certificates of the tenant that are valid now. */
export function usableCertificates(ctx: Ctx) {
  const asked = ctx.db.query<EndpointOutput<typeof signApi.certificates>[number]>(
    `select id, certificate_name as "certificateName", subject_name as "subjectName", valid_to as "validTo"
     from sign_certificate
     where tenant_id = $1 and is_deleted = 0 and valid_from <= $2 and valid_to >= $2
     order by id desc limit ${mostCertificates + 1}`,
    [ctx.tenantId, ctx.now],
  );
  return cutAt(ctx, asked, mostCertificates);
}
