import { expect, test } from 'vitest';
import { acceptedSuffixes, judgeFile, suffixOf } from './file-rules.ts';

const rules = { maxMegabytes: 1, suffixes: acceptedSuffixes };

test.each([
  ['报价单.pdf', 10, undefined],
  ['空.pdf', 0, '文件为空'],
  ['大.pdf', 1024 * 1024 + 1, '上传文件不能超过{size}M'],
  [`${'长'.repeat(46)}.pdf`, 10, '文件名过长'],
  ['病毒.exe', 10, '文件格式不允许'],
  ['没有扩展名', 10, '文件格式不允许'],
])('the file %s of %d bytes is judged before it is sent', (name, size, fault) => {
  expect(judgeFile({ name, size }, rules)?.text.zh).toBe(fault);
});

test('a suffix is read in lower case', () => {
  expect(suffixOf('A.B.PDF')).toBe('pdf');
});
