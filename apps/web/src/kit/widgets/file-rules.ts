import type { Text, TextParameters } from '@zhaocai/contract/kit/text';
import { kitTexts } from '../text/kit-texts.ts';

/** What the server takes; judged before sending, so that nobody waits for a refusal. */
export const acceptedSuffixes = ['doc', 'docx', 'xls', 'xlsx', 'pdf', 'txt', 'zip', 'rar', 'jpg', 'jpeg', 'png'];
export const defaultMaxMegabytes = 100;
const nameLimit = 50;

export interface FileRules {
  readonly maxMegabytes: number;
  readonly suffixes: readonly string[];
}

export interface FileFault {
  readonly text: Text;
  readonly parameters?: TextParameters;
}

export function judgeFile(file: Pick<File, 'name' | 'size'>, rules: FileRules): FileFault | undefined {
  if (file.size === 0) return { text: kitTexts.fileEmpty };
  if (file.size > rules.maxMegabytes * 1024 * 1024)
    return { text: kitTexts.fileTooLarge, parameters: { size: rules.maxMegabytes } };
  if ([...file.name].length >= nameLimit) return { text: kitTexts.fileNameTooLong };
  if (!rules.suffixes.includes(suffixOf(file.name))) return { text: kitTexts.fileKind };
  return undefined;
}

export function suffixOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
}
