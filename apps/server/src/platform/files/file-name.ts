import { maxFileNameLength, plainOf, suffixAmong, type KnownSuffix } from '@zhaocai/model';
import { refuse } from '../http/refusal.ts';
import { generalUpload, type UploadKind } from './upload-kinds.ts';

/** Control characters, and the marks that turn the reading direction: `合同\u202Efdp.exe` reads `合同exe.pdf`. */
// oxlint-disable-next-line no-control-regex -- they are what is removed
const invisible = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** The name as people may see it, without any folder. On disk it is never used. */
export function cleanFileName(sent: string | undefined): string {
  const base = (sent ?? '').split(/[/\\]/).at(-1) ?? '';
  return plainOf(base).normalize('NFC').replace(invisible, '').trim();
}

/** Refuses a name that is missing, too long or not of an accepted kind. */
export function acceptFileName(
  sent: string | undefined,
  { suffixes, refusal = 'file.typeRefused' }: Pick<UploadKind, 'suffixes' | 'refusal'> = generalUpload,
): { fileName: string; suffix: KnownSuffix } {
  const fileName = cleanFileName(sent);
  if (fileName === '') refuse('file.missing');
  if ([...fileName].length >= maxFileNameLength) refuse('file.nameTooLong');
  const suffix = suffixAmong(fileName, suffixes);
  if (!suffix) refuse(refusal);
  return { fileName, suffix };
}
