import { fileCaution, type FileCaution, type KnownSuffix } from '@zhaocai/model';
import { refuse } from '../http/refusal.ts';
import { judgeArchive } from './archive-check.ts';
import type { ByteSource } from './byte-source.ts';
import { contentMatches, hasStream } from './content-check.ts';
import { judgePdf } from './pdf-check.ts';
import { judgePicture } from './picture-check.ts';

const oldOffice: ReadonlySet<KnownSuffix> = new Set(['doc', 'xls', 'ppt']);
const newOffice: ReadonlySet<KnownSuffix> = new Set(['docx', 'xlsx', 'pptx']);

/** As `judgeContent`, by the code under which it is kept and sent. */
export async function cautionCodeOf(suffix: KnownSuffix, source: ByteSource): Promise<number | null> {
  const caution = await judgeContent(suffix, source);
  return caution === undefined ? null : fileCaution.code[caution];
}

/**
 * Refuses a content that is not what its name says or that would harm who opens it, and answers what is to be said of
 * one that is taken. The rules stand in docs/security.md.
 */
async function judgeContent(suffix: KnownSuffix, source: ByteSource): Promise<FileCaution | undefined> {
  if (!(await contentMatches(suffix, source))) {
    if (newOffice.has(suffix) && (await hasStream(source, 'EncryptedPackage'))) refuse('file.officeLocked');
    refuse('file.contentDiffers');
  }
  if (suffix === 'pdf') return judgePdf(source);
  if (suffix === 'rar' || suffix === '7z') return 'unchecked';
  if (oldOffice.has(suffix)) return (await hasStream(source, '_VBA_PROJECT')) ? 'macros' : undefined;
  return (await judgePicture(suffix, source)) ?? judgeArchive(suffix, source);
}
