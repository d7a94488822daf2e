/** What the thread of workbooks is asked. */
export interface WorkbookToRead {
  readonly kind: 'xlsx' | 'csv';
  readonly bytes: Uint8Array;
  readonly rowLimit: number;
}

/** The bytes of a table as they came, and what they are said to be. */
export interface SentTable {
  readonly kind: 'xlsx' | 'csv';
  readonly bytes: Buffer;
}

export interface OpenedSpreadsheet {
  /** Rows from the top of the spreadsheet; a blank one may be undefined. */
  readonly rows: readonly (readonly (SpreadsheetCell | undefined)[] | undefined)[];
  /** Days are counted from 1904 in workbooks of old Macs. */
  readonly date1904: boolean;
}

/** No form has so many columns; what stands further to the right belongs to none of an import. */
export const mostColumns = 200;
/** A cell as the reader gives it. */
export interface SpreadsheetCell {
  /** b flag, n number, e error, s text, z blank. */
  readonly t: string;
  readonly v?: unknown;
  /** The formula. */
  readonly f?: string;
  /** Its number format. */
  readonly z?: string | number;
}
