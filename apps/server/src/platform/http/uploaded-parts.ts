import type { FastifyRequest } from 'fastify';
import type { UploadedPart } from './context.ts';

/** The files of a multipart request; fields beside them are ignored, the query carries what is needed. */
export async function* uploadedParts(request: FastifyRequest): AsyncIterable<UploadedPart> {
  if (!request.isMultipart()) return;
  for await (const part of request.parts()) {
    if (part.type !== 'file') continue;
    yield { fileName: part.filename, stream: part.file };
  }
}
