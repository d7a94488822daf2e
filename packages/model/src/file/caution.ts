import { named } from '../kit/named.ts';

/** What somebody should know before he opens a file that was taken all the same. The gravest one stands with the file. */
export const fileCaution = named({
  macros: { value: 1, label: { zh: '含宏', en: 'Macros' }, tone: 'red' },
  encrypted: { value: 2, label: { zh: '已加密', en: 'Encrypted' }, tone: 'orange' },
  damaged: { value: 3, label: { zh: '疑似损坏', en: 'May be damaged' }, tone: 'orange' },
  unchecked: { value: 4, label: { zh: '内容未检查', en: 'Content not checked' }, tone: 'grey' },
});
export type FileCaution = (typeof fileCaution.choices)[number]['name'];
