import { expect, test } from 'vitest';
import { officePath, officeAddress, previewOf } from '../office/previews.ts';
import { acceptedSuffixes, documentSuffixes, judgeFile, suffixOf } from './file-rules.ts';

const megabyte = 1024 * 1024;

test.each([
  ['报价单.pdf', 10, undefined],
  ['空.pdf', 0, '文件为空'],
  ['大.pdf', 100 * megabyte, '上传文件不能超过{size}M'],
  ['近.pdf', 100 * megabyte - 1, undefined],
  [`${'长'.repeat(46)}.pdf`, 10, '文件名过长'],
  [`${'长'.repeat(45)}.pdf`, 10, undefined],
  ['病毒.exe', 10, '文件格式不允许'],
  ['没有扩展名', 10, '文件格式不允许'],
])('[R281] [R284] [R285] the file %s of %d bytes is judged before it is sent', (name, size, fault) => {
  expect(judgeFile({ name, size })?.text.zh).toBe(fault);
});

test('[R282] an upload that says nothing takes eight kinds of document', () => {
  expect(documentSuffixes).toEqual(['doc', 'docx', 'xls', 'xlsx', 'pdf', 'txt', 'zip', 'rar']);
  expect(judgeFile({ name: '图.png', size: 1 })?.text.zh).toBe('文件格式不允许');
});

test('[R283] the uploads of the shell take jpg, png and ftl too', () => {
  for (const suffix of ['jpg', 'png', 'ftl'])
    expect(judgeFile({ name: `件.${suffix}`, size: 1 }, { suffixes: acceptedSuffixes })).toBeUndefined();
});

test('a suffix is read in lower case', () => {
  expect(suffixOf('A.B.PDF')).toBe('pdf');
});

test('[R107] [R108] office documents open in the viewer at its own address', () => {
  for (const suffix of ['doc', 'docx', 'pdf', 'xls', 'xlsx', 'ppt', 'pptx']) expect(previewOf(suffix)).toBe('office');
  expect(officePath).toBe('/office/openOffice');
  expect(officeAddress({ fileId: '7', fileName: 'a.docx' })).toBe('/office/openOffice?id=7&fileName=a.docx&mode=view');
});

test('[R109] jpg, png, bmp and jpeg are shown as pictures, other kinds not at all', () => {
  for (const suffix of ['jpg', 'png', 'bmp', 'jpeg']) expect(previewOf(suffix)).toBe('image');
  expect(previewOf('zip')).toBeUndefined();
});
