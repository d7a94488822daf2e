import { fileCaution, type FileCaution } from '@zhaocai/model/file/caution';
import type { Text } from '@zhaocai/model/kit/text';

const texts: Readonly<Record<FileCaution, Text>> = {
  macros: { zh: '含有宏，请勿启用宏', en: 'It brings macros: do not enable them' },
  encrypted: { zh: '已加密，打开时需要密码', en: 'It is encrypted and asks for a password' },
  damaged: { zh: '可能不完整或已损坏，请打开核对', en: 'It may be incomplete or damaged: open it to check' },
  unchecked: {
    zh: '压缩包内容未经检查，请先杀毒再打开',
    en: 'Its content was not checked: scan it before you open it',
  },
};

/** By the code that the server sends. */
export const cautions: Readonly<Record<number, Text>> = Object.fromEntries(
  fileCaution.choices.map(({ value, name }) => [value, texts[name]]),
);
