import { readAnswer } from './answer.ts';
import { overBreaks } from './line-back.ts';
import { RequestError } from './request-error.ts';
import { transmit, uploadPath, type Upload } from './transmit.ts';
import { withRenewal } from './unauthorized.ts';

export type { Upload } from './transmit.ts';

/** What the server answers for a stored file. */
export interface StoredFile {
  readonly fileId: string;
  readonly name: string;
  /** A signed link that lives for minutes; records keep the fileId. */
  readonly url: string;
  readonly suffix: string;
  readonly ossUri: string;
  /** What should be known before it is opened: a code of `fileCaution`. */
  readonly caution?: number | null;
}

/** Uploads of the API name the same things in two ways: `name` here, `fileName` there. */
type AnsweredFile = Partial<StoredFile> & {
  readonly fileId: string;
  readonly fileName?: string;
  readonly fileUrl?: string;
  readonly fileSuffix?: string;
};

/** Whatever else an upload of its own answers stays with it. */
function storedFile(answer: AnsweredFile): StoredFile {
  return {
    ...answer,
    name: answer.name ?? answer.fileName ?? '',
    url: answer.url ?? answer.fileUrl ?? '',
    suffix: answer.suffix ?? answer.fileSuffix ?? '',
    ossUri: answer.ossUri ?? '',
  };
}

/** A file of this size goes in parts, as the API says (resumableBytes). */
const resumableBytes = 20 * 1024 * 1024;

/** Sends a file with progress; a large one in parts, so that a broken line costs one of them at most. */
export async function uploadFile(upload: Upload): Promise<StoredFile> {
  const isGeneral = (upload.path ?? uploadPath) === uploadPath;
  if (isGeneral && upload.file.size > resumableBytes) {
    const { uploadInParts } = await import('./upload-parts.ts');
    return storedFile(await uploadInParts(upload));
  }
  return overBreaks(upload, () =>
    withRenewal(
      async () => storedFile((await readAnswer<AnsweredFile>(await transmit(upload))).data),
      (error) => error instanceof RequestError && error.kind === 'expired',
    ),
  );
}
