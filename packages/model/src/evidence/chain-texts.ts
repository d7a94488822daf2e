import type { Text } from '../kit/text.ts';

/** Why a row of a chain is not believed, for whoever has it verified. */
export const chainFaultTexts = {
  missing: { zh: '这一行不在了。', en: 'The row is gone.' },
  link: {
    zh: '它接不上前一行，两者之一被替换。',
    en: 'It does not follow the row before: one of the two was replaced.',
  },
  content: { zh: '它的内容与摘要不符。', en: 'What it says is not what its hash was made of.' },
  head: { zh: '存证链的末尾被截去或换过。', en: 'The end of the chain was cut off or replaced.' },
  root: {
    zh: '它与已签名并存放在数据库之外的存证根不符：末尾被截去，或整条链被换过。',
    en: 'It is not what was signed and kept outside the database: the end was cut off, or the whole chain replaced.',
  },
  seal: {
    zh: '它不是本系统写入的：有人直接写了数据库，或复制了另一行的防伪码。',
    en: 'This system did not write it: somebody wrote to the database, or copied the seal of another row.',
  },
} as const satisfies Record<string, Text>;

export const linkTexts = {
  hash: { zh: '摘要', en: 'Hash' },
  prevHash: { zh: '前一行摘要', en: 'Hash of the row before' },
} as const satisfies Record<string, Text>;
