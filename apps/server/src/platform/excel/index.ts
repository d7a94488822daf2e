export { sentSpreadsheet } from './sent-spreadsheet.ts';
export { readSpreadsheet, type SpreadsheetReading, type SpreadsheetRow } from './read-spreadsheet.ts';
export { refuseFaults } from './refuse-faults.ts';
export { spreadsheetFault, type FaultPlace, type SpreadsheetFault } from './spreadsheet-fault.ts';
export type { SpreadsheetField, SpreadsheetFields, SpreadsheetValues } from './spreadsheet-fields.ts';
export { workbookBytes } from './stream-workbook.ts';
export { spreadsheetOf, writeSpreadsheet, type SpreadsheetContent } from './write-spreadsheet.ts';
export { writeTemplate, type TemplateContent } from './write-template.ts';
