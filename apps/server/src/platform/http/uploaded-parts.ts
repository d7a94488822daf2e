import type { FastifyRequest } from 'fastify';
import type { UploadedPart } from './context.ts';

/** The files of a multipart request; fields beside them are ignored, the query carries what is needed. */
export async function* uploadedParts(request: FastifyRequest): AsyncIterable<UploadedPart> {
  if (!request.isMultipart()) return;
  try {
    yield* filesOf(request);
  } finally {
    // A refused upload that is left unread would stall its connection: the rest flows away.
    request.raw.unpipe();
    request.raw.resume();
  }
}

async function* filesOf(request: FastifyRequest): AsyncIterable<UploadedPart> {
  for await (const part of request.parts()) {
    if (part.type === 'file') yield { fileName: part.filename, stream: part.file };
  }
}
