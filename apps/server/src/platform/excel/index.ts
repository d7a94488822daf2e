export { readPart } from './read-part.ts';
export { readSheet, type SheetFault, type SheetReading, type SheetRow } from './read-sheet.ts';
export { refuseFaults } from './refuse-faults.ts';
export type { SheetField, SheetFields, SheetValues } from './sheet-fields.ts';
export { writeSheet, type SheetContent } from './write-sheet.ts';
export { writeTemplate, type TemplateContent } from './write-template.ts';
