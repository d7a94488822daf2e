import { PDFDocument } from '@cantoo/pdf-lib';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { clearScreen, show } from '../testing/show.tsx';
import { PdfSign } from './pdf-sign.tsx';
import { readSignatures, sealPdf, type Seal } from './seals.ts';

/** A red dot. */
const picture = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);
const seal: Seal = {
  id: '1',
  page: 0,
  left: 0.7,
  top: 0.75,
  width: 0.2,
  signer: '采购中心',
  time: '2026-11-21 10:00:00',
};

async function blankPdf(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.addPage();
  return pdf.save();
}

afterEach(clearScreen);

describe('the signing viewer', () => {
  test('[R112] is 500 px high and opens a local PDF, with its tools', async () => {
    const user = show(<PdfSign signer="采购中心" />);
    const content = await blankPdf();
    await user.upload(screen.getByLabelText('选择 PDF'), new File([content.slice()], '合同.pdf'));
    expect(screen.getByText('合同.pdf')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /打\s*开/ }));
    await waitFor(() => expect(screen.getByRole('button', { name: '添加签章' })).toHaveProperty('disabled', false));
    expect(document.querySelector<HTMLElement>('.kit-sign-pages')?.style.height).toBe('500px');
  });

  test('[R113] opening nothing says 请选择PDF文档', async () => {
    const user = show(<PdfSign signer="采购中心" />);
    await user.click(screen.getByRole('button', { name: /打\s*开/ }));
    expect(await screen.findByText('请选择PDF文档')).toBeTruthy();
  });

  test('[R114] closing lets the file go and clears its name', async () => {
    const user = show(<PdfSign signer="采购中心" />);
    const content = await blankPdf();
    await user.upload(screen.getByLabelText('选择 PDF'), new File([content.slice()], '合同.pdf'));
    await user.click(screen.getByRole('button', { name: /打\s*开/ }));
    const close = screen.getByRole('button', { name: /关\s*闭/ });
    await waitFor(() => expect(close).toHaveProperty('disabled', false));
    await user.click(close);
    expect(screen.queryByText('合同.pdf')).toBeNull();
    expect(screen.getByText('尚未打开文档')).toBeTruthy();
  });

  test('[R115] reading a document without signatures says 未获取到签名', async () => {
    const user = show(<PdfSign signer="采购中心" />);
    await user.click(screen.getByRole('button', { name: '读取签名' }));
    expect(await screen.findByText('未获取到签名')).toBeTruthy();
  });

  test('[R112] a seal that was placed and downloaded is read again, after an earlier one', async () => {
    const once = await sealPdf(await blankPdf(), [seal], picture);
    const twice = await sealPdf(once, [{ ...seal, id: '2', signer: '供应商' }], picture);
    expect(await readSignatures(await blankPdf())).toEqual([]);
    expect(await readSignatures(twice)).toEqual([
      { kind: 'seal', signer: '采购中心', time: '2026-11-21 10:00:00', page: 1 },
      { kind: 'seal', signer: '供应商', time: '2026-11-21 10:00:00', page: 1 },
    ]);
  });

  test('says that it places pictures, not digital signatures', () => {
    show(<PdfSign signer="采购中心" />);
    expect(screen.getByText(/不是数字签名/)).toBeTruthy();
  });
});
