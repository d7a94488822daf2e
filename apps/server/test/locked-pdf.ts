import { PDFDocument } from '@cantoo/pdf-lib';

/** A page that opens by the password 2026 alone. */
export async function lockedPdf(): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  pdf.addPage();
  pdf.encrypt({ userPassword: '2026', ownerPassword: 'owner' });
  return Buffer.from(await pdf.save());
}
