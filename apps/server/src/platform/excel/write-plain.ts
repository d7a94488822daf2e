import type { Readable } from 'node:stream';
import { plainContent, type PlainCell } from './spreadsheet-cells.ts';
import { workbookStream } from './stream-workbook.ts';
import { cellBatches, headerCell } from './write-spreadsheet.ts';

export interface PlainContent {
  readonly name: string;
  readonly header: readonly string[];
  /** In batches, as they come: what is held at a time is one of them, however many rows there are. */
  readonly batches: AsyncIterable<readonly (readonly PlainCell[])[]>;
}

const width = 18;

/** Rows whose columns nobody knows beforehand as a real .xlsx: numbers as numbers, all else as the text that it is. */
export function writePlain({ name, header, batches }: PlainContent): Readable {
  return workbookStream([
    {
      name,
      widths: header.map(() => width),
      header: header.map(headerCell),
      rows: cellBatches(batches, (cells) => cells.map(plainContent)),
    },
  ]);
}
