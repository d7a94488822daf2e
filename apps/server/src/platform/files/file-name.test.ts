import { describe, expect, test } from 'vitest';
import { acceptFileName, cleanFileName } from './file-name.ts';

describe('a file name', () => {
  test('loses the folders before it, whichever way they are written', () => {
    expect(cleanFileName('../../etc/报价.pdf')).toBe('报价.pdf');
    expect(cleanFileName('C:\\Users\\张三\\报价.pdf')).toBe('报价.pdf');
  });
  test('loses the characters that would make an extension read backwards', () => {
    expect(cleanFileName('合同\u202efdp.exe')).toBe('合同fdp.exe');
    expect(() => acceptFileName('合同\u202efdp.exe')).toThrow('file.typeRefused');
  });
  test('loses what cannot be kept, and shows half a character as broken', () => {
    expect(cleanFileName('报\u0000价\u0085\uffff.pdf')).toBe('报价.pdf');
    expect(cleanFileName('报价\ud83d.pdf')).toBe('报价\ufffd.pdf');
  });
  test('of 49 characters is taken and one of 50 is not', () => {
    expect(acceptFileName(`${'标'.repeat(45)}.pdf`).suffix).toBe('pdf');
    expect(() => acceptFileName(`${'标'.repeat(46)}.pdf`)).toThrow('file.nameTooLong');
  });
  test('is judged by its last extension, in any case of letters', () => {
    expect(acceptFileName('报价.PDF')).toEqual({ fileName: '报价.PDF', suffix: 'pdf' });
    expect(() => acceptFileName('报价.pdf.exe')).toThrow('file.typeRefused');
    expect(() => acceptFileName('.pdf')).toThrow('file.typeRefused');
    expect(() => acceptFileName('报价')).toThrow('file.typeRefused');
  });
  test('must be there', () => {
    expect(() => acceptFileName(undefined)).toThrow('file.missing');
    expect(() => acceptFileName('a/')).toThrow('file.missing');
  });
});
