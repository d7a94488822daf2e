import { readAnswer } from './answer.ts';
import { send } from './send.ts';

export interface FileLink {
  readonly url: string;
  readonly fileName: string;
  readonly fileSuffix: string;
}

/** A link to a stored file; it lives for minutes. `inline`: pictures and PDF may be shown instead of saved. */
export async function fileLink(fileId: string, { inline = false } = {}): Promise<FileLink> {
  const query = { fileId, ...(inline ? { inline: '1' } : {}) };
  return (await readAnswer<FileLink>(await send({ method: 'GET', path: '/api/file/downloadTicket', query }))).data;
}

/** The bytes of a stored file, for viewers that draw it themselves. */
export async function fileBytes(fileId: string): Promise<Blob> {
  const { url } = await fileLink(fileId, { inline: true });
  const response = await fetch(url);
  if (!response.ok) await readAnswer(response);
  return response.blob();
}

/** An office document as the server draws it, a PDF; refused where it cannot. */
export async function drawnBytes(fileId: string): Promise<Blob> {
  const { url } = await fileLink(fileId, { inline: true });
  const response = await fetch(`${url}&as=pdf`);
  if (!response.ok) await readAnswer(response);
  return response.blob();
}
