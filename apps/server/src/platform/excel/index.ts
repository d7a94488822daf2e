export { sentSheet } from './sent-sheet.ts';
export { readSheet, type SheetReading, type SheetRow } from './read-sheet.ts';
export { refuseFaults } from './refuse-faults.ts';
export { sheetFault, type FaultPlace, type SheetFault } from './sheet-fault.ts';
export type { SheetField, SheetFields, SheetValues } from './sheet-fields.ts';
export { workbookBytes } from './stream-workbook.ts';
export { sheetOf, writeSheet, type SheetContent } from './write-sheet.ts';
export { writeTemplate, type TemplateContent } from './write-template.ts';
