import { InvalidPDFException, PasswordException } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { pdfFault } from './pdf-fault.ts';

test('a PDF that asks for a password says so, and one that is none that it may be damaged', () => {
  expect(pdfFault(new PasswordException('No password given', 1)).zh).toContain('设有打开密码');
  expect(pdfFault(new InvalidPDFException('Invalid PDF structure')).zh).toBe('文件无法打开，可能已损坏');
});
