import { readAnswer } from './answer.ts';
import { send } from './send.ts';

export interface FileLink {
  readonly url: string;
  readonly fileName: string;
  readonly fileSuffix: string;
  /** What should be known before it is opened: a code of `fileCaution`. */
  readonly caution: number | null;
}

/** A link to a stored file; it lives for minutes. `inline`: pictures and PDF may be shown instead of saved. */
export async function fileLink(fileId: string, { inline = false } = {}): Promise<FileLink> {
  const query = { fileId, ...(inline ? { inline: '1' } : {}) };
  return (await readAnswer<FileLink>(await send({ method: 'GET', path: '/api/file/downloadTicket', query }))).data;
}

export interface FileContent {
  readonly content: Blob;
  readonly caution: number | null;
}

/** A stored file for viewers that draw it themselves; `as=pdf`: as the server draws it, refused where it cannot. */
export async function fileContent(fileId: string, { as }: { as?: 'pdf' } = {}): Promise<FileContent> {
  const { url, caution } = await fileLink(fileId, { inline: true });
  const response = await fetch(as ? `${url}&as=${as}` : url);
  if (!response.ok) await readAnswer(response);
  return { content: await response.blob(), caution };
}
