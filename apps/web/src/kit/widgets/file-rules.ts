import type { Text, TextParameters } from '@zhaocai/model/kit/text';
import { kitTexts } from '../text/kit-texts.ts';

/** What an upload takes where it says nothing. */
export const documentSuffixes = ['doc', 'docx', 'xls', 'xlsx', 'pdf', 'txt', 'zip', 'rar'];
/** What the uploads of the shell's screens take, and the server does; judged before sending, so that nobody waits for a refusal. */
export const acceptedSuffixes = [...documentSuffixes, 'jpg', 'jpeg', 'png', 'ftl'];
export const pictureSuffixes = ['png', 'jpg', 'jpeg'];
export const defaultMaxMegabytes = 100;
const nameLimit = 50;
const megabyte = 1024 * 1024;

export interface FileRules {
  readonly maxMegabytes?: number;
  readonly suffixes?: readonly string[];
  /** Pictures name the kinds that they may be. */
  readonly isPicture?: boolean;
  /** The field takes less than others and says what. */
  readonly isNarrow?: boolean;
}

export interface FileFault {
  readonly text: Text;
  readonly parameters?: TextParameters;
}

/** Why a file may not be sent. A file of the limit's size is too large already, a name of the limit's length too long. */
export function judgeFile(file: Pick<File, 'name' | 'size'>, rules: FileRules = {}): FileFault | undefined {
  const { maxMegabytes = defaultMaxMegabytes, isPicture, isNarrow } = rules;
  const suffixes = rules.suffixes ?? (isPicture ? pictureSuffixes : documentSuffixes);
  if (file.size === 0) return { text: kitTexts.fileEmpty };
  if (file.size >= maxMegabytes * megabyte) return { text: kitTexts.fileTooLarge, parameters: { size: maxMegabytes } };
  if ([...file.name].length >= nameLimit) return { text: kitTexts.fileNameTooLong };
  if (suffixes.includes(suffixOf(file.name))) return undefined;
  if (isPicture) return { text: kitTexts.pictureKind };
  if (isNarrow) return { text: kitTexts.fileKinds, parameters: { accept: suffixes.join('、') } };
  return { text: kitTexts.fileKind };
}

export function suffixOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
}
