export { fieldText } from './field-text.ts';
export { htmlBlocks } from './html-blocks.ts';
export { createPrinter, pdfOfSheet, printedAnswer } from './print-sheet.ts';
export { seenOf } from './seen-of.ts';
export { factsTable, type SheetBlock } from './sheet.ts';
export { proofBlocks, proofOf, signedJson, type Proof } from './signed-paper.ts';
